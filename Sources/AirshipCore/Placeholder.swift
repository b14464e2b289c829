// AirshipCore
