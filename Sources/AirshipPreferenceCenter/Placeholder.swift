// AirshipPreferenceCenter
