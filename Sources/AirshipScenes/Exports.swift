// From release 21 on, the SDK has its custom views in this module; files that import either compile.
@_exported import AirshipCore
