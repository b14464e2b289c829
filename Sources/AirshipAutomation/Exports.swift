// Files that register custom views import it for what they start the SDK with; of that a view needs nothing.
@_exported import AirshipCore
