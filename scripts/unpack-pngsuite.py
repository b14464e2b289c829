"""Writes each picture of pypng's pngsuite module to a folder as NAME.png, with its straight RGBA8 pixels as NAME.rgba."""
import pathlib
import sys

import png
import pngsuite

target = pathlib.Path(sys.argv[1])
for name, data in pngsuite.png.items():
    if name[0].isupper():  # pypng's own additions, which are not in PngSuite
        continue
    width, height, rows, info = png.Reader(bytes=data).asDirect()
    channels, largest = info["planes"], 2 ** info["bitdepth"] - 1
    pixels = bytearray()
    for row in rows:
        samples = [(value * 255 * 2 + largest) // (largest * 2) for value in row]
        for x in range(0, len(samples), channels):
            pixel = samples[x:x + channels]
            alpha = pixel.pop() if info["alpha"] else 255
            pixels += bytes(pixel * 3 if len(pixel) == 1 else pixel) + bytes([alpha])
    (target / f"{name}.png").write_bytes(data)
    (target / f"{name}.rgba").write_bytes(pixels)
