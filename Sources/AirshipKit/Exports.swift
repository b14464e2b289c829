// Up to release 20, CocoaPods delivered the SDK as this one module.
@_exported import AirshipAutomation
@_exported import AirshipCore
@_exported import AirshipPreferenceCenter
