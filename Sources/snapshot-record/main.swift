print("snapshot-record")
