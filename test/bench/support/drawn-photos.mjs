import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Columns of each layer of noise and its strength: as in photographs, the finer the weaker. */
const LAYERS = [
  { columns: 4, strength: 70 },
  { columns: 16, strength: 40 },
  { columns: 64, strength: 22 },
  { columns: 256, strength: 11 },
];
const GRAIN_COLUMNS = 1024;
const MIDDLE = 128;

/**
 * Draws a JPEG whose bytes and detail are those of a photograph.
 * @param {{ width: number, height: number, grain: number, quality: number }} photo
 */
export async function drawnPhoto({ width, height, grain, quality }) {
  const sums = new Float32Array(width * height * 3).fill(MIDDLE);
  const layers = [...LAYERS, { columns: GRAIN_COLUMNS, strength: grain }];
  for (const { columns, strength } of layers) {
    const noise = await noiseOf({ width, height }, columns);
    for (let at = 0; at < sums.length; at++)
      sums[at] += ((noise[at] - MIDDLE) / MIDDLE) * strength;
  }
  const data = Buffer.from(Uint8ClampedArray.from(sums));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

/** @param {{ width: number, height: number }} size @param {number} columns */
function noiseOf({ width, height }, columns) {
  const rows = Math.round((columns * height) / width);
  const raw = { width: columns, height: rows, channels: /** @type {3} */ (3) };
  return sharp(randomBytes(columns * rows * 3), { raw })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .modulate({ saturation: 0.6 })
    .raw()
    .toBuffer();
}
