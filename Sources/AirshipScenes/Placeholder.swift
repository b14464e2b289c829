// AirshipScenes
