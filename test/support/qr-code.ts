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

/** The first two format bits of a code, after the standard's mask. */
const CORRECTIONS = ['medium', 'low', 'high', 'quartile'] as const;
const FINDER_MODULES = 7;

interface PrintedCode {
  text: string | undefined;
  correction: (typeof CORRECTIONS)[number];
  /** Modules of light on each side. */
  quiet: number;
  /** Pixels of a side. */
  width: number;
}

/** Reads a picture of an upright code alone, and how it is printed. */
export async function printedCode(picture: Buffer): Promise<PrintedCode> {
  const image = sharp(picture, { density: 720 });
  const png = await image.png().toBuffer();
  const { data, info } = await sharp(png)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, width } = info;
  const isDark = (x: number, y: number) =>
    data[(Math.round(y) * width + Math.round(x)) * channels]! < 128;
  const places = Array.from({ length: width }, (_, place) => place);
  const start = places.findIndex((place) => isDark(place, place));
  const end = places.findIndex((x) => x > start && !isDark(x, start));
  const unit = (end - start) / FINDER_MODULES;
  const module = (column: number, row: number) =>
    isDark(start + (column + 0.5) * unit, start + (row + 0.5) * unit);
  const format = (module(0, 8) ? 2 : 0) + (module(1, 8) ? 1 : 0);
  return {
    text: await codeIn(png),
    // The mask of the format begins with 10.
    correction: CORRECTIONS[format ^ 2]!,
    quiet: Math.round(start / unit),
    width,
  };
}
