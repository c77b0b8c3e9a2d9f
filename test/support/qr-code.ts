import jsQR from 'jsqr';
import sharp from 'sharp';

/** The package's types describe another module system. */
const read = jsQR as unknown as typeof jsQR.default;

/** Reads a picture's QR code, as a phone does. */
export async function codeIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  // Dark on light, as printed; the other way round takes as long again.
  const options = { inversionAttempts: 'dontInvert' } as const;
  return read(pixels, info.width, info.height, options)?.data;
}
