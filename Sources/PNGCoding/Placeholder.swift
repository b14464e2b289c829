// PNGCoding
