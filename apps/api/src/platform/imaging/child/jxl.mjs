import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync, JxlImage } from 'jxl-oxide-wasm';
import { partOf, ReducedPicture } from './reduced-picture.mjs';
import { Refusal } from './refusal.mjs';
import { bytesAt } from './source.mjs';
import { watchMemory } from './watch-memory.mjs';

const MAX_PIXELS = 64_000_000;
const MAX_SIDE = 50_000;
/** Measured with strips of 512 rows. */
const OWN_BYTES = 110_000_000;
const BYTES_PER_PIXEL = 8;
const STRIP_ROWS = 512;
const FED_BYTES = 1024 ** 2;
const MAX_FILE_BYTES = 128 * FED_BYTES;
const MAX_BOXES = 50;

/**
 * Decodes the first frame, upright, in strips.
 * @throws Refusal
 */
export async function decodeJxl(source, { box, maxBytes }) {
  watchMemory(maxBytes);
  const wasm = fileURLToPath(import.meta.resolve('jxl-oxide-wasm/module.wasm'));
  initSync({ module: readFileSync(wasm) });
  const image = new JxlImage();
  image.forceSrgb = true;
  feed(image, source, maxBytes);
  const { width, height } = image;
  const picture = new ReducedPicture({ width, height }, box);
  for (let top = 0; top < height; top += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, height - top);
    image.renderingRegion = { left: 0, top, width, height: rows };
    const strip = await partOf(image.render(0).encodeToPng());
    picture.add({ ...strip, left: 0, top });
  }
  return {
    width,
    height,
    exif: exifOf(source),
    bitmap: await picture.bitmap(),
  };
}

/** Checks the size before the pixels' first byte. */
function feed(image, source, maxBytes) {
  let isChecked = false;
  for (let at = 0; at < MAX_FILE_BYTES; at += FED_BYTES) {
    const bytes = bytesAt(source, at, FED_BYTES);
    if (bytes.length > 0) image.feedBytes(bytes);
    if (!isChecked && image.tryInit()) {
      isChecked = true;
      checkSize(image, maxBytes);
    }
    if (isChecked && (image.loaded || image.numLoadedKeyframes > 0)) return;
    if (bytes.length < FED_BYTES) break;
  }
  throw new Refusal('truncated', 'truncated');
}

function checkSize({ width, height }, maxBytes) {
  const isTooLarge =
    Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS;
  if (isTooLarge) throw new Refusal('pixels', `too large: ${width}x${height}`);
  const needed = OWN_BYTES + width * height * BYTES_PER_PIXEL;
  if (needed > maxBytes)
    throw new Refusal(
      'memory',
      `too large: ${width}x${height} needs ${Math.ceil(needed / 1e6)} MB to decode`,
    );
}

/** The content of the container's `Exif` box, without its offset. */
function exifOf(source) {
  let at = 0;
  for (let count = 0; count < MAX_BOXES; count++) {
    const head = bytesAt(source, at, 12);
    if (head.length < 12) return undefined;
    const size = head.readUInt32BE(0);
    if (head.toString('latin1', 4, 8) === 'Exif')
      return bytesAt(source, at + 12 + head.readUInt32BE(8), size - 12);
    if (size < 8) return undefined;
    at += size;
  }
  return undefined;
}
