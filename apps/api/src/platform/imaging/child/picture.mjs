import { bytesPerPixel, headerOf } from './header.mjs';
import { open, toBitmap } from './open.mjs';
import { Refusal } from './refusal.mjs';
import { isJxl } from './source.mjs';
import { watchMemory } from './watch-memory.mjs';
import { xmpTimeIn } from './xmp-time.mjs';

/** Below it a truncated picture is not worth showing. */
const LEAST_USABLE = 0.3;

/**
 * Decodes the first frame, upright.
 * @param order `box` in pixels, `maxBytes` of memory, `failOn` the damage that
 * is an error, `showsTorn`: decode the rows of a truncated file
 * @returns undefined for a format unknown to libvips
 * @throws Refusal
 */
export async function decodePicture(source, order) {
  const header = await headerOf(source, order.maxBytes);
  if (!header) return isJxl(source) ? decodeJxlOf(source, order) : undefined;
  // The watch is for systems without a kernel limit; it costs a quarter of a
  // small photo.
  if (bytesPerPixel(header) > 0) watchMemory(order.maxBytes);
  if (header.compression === 'hevc') {
    // Its WebAssembly takes as long to load as a small photo.
    const { decodeHeic } = await import('./heic.mjs');
    return decodeHeic(source, header, order);
  }
  const { width, height } = header.autoOrient;
  return {
    width,
    height,
    exif: header.exif,
    xmpTime: xmpTimeIn(header.xmp),
    ...(await decodePixels(source, order)),
  };
}

async function decodeJxlOf(source, order) {
  const { decodeJxl } = await import('./jxl.mjs');
  return decodeJxl(source, order);
}

/**
 * Decodes a truncated file again, tolerating damage, if enough rows are usable.
 */
async function decodePixels(source, { box, failOn, showsTorn }) {
  const within = (damage) =>
    toBitmap(open(source, { autoOrient: true, failOn: damage }), box);
  try {
    return { bitmap: await within(failOn) };
  } catch (error) {
    const isShown =
      showsTorn &&
      refusalOf(error).fault === 'truncated' &&
      (await usableShare(source)) >= LEAST_USABLE;
    if (!isShown) throw error;
    return { bitmap: await within('none'), damage: 'truncated' };
  }
}

/**
 * Share of rows above the uniform ones that decoders fill in for missing data.
 */
async function usableShare(source) {
  const { data, width, height, channels } = await toBitmap(
    open(source).resize({ width: 64 }),
  );
  const row = (y) =>
    data.subarray(y * width * channels, (y + 1) * width * channels);
  let end = height - 1;
  while (end > 0 && row(end - 1).equals(row(height - 1))) end--;
  return end / height;
}

const MAX_REASON_CHARACTERS = 120;

/** Returns the reason without paths, for staff. */
export function refusalOf(error) {
  if (error instanceof Refusal) return error;
  const { message } = error;
  if (
    /premature end|truncated|unexpected end|read error|not enough data|out of order/i.test(
      message,
    )
  ) {
    return new Refusal('truncated', 'truncated');
  }
  if (
    /out of memory|unable to allocate|bad_alloc|memory limit/i.test(message)
  ) {
    return new Refusal('memory', 'needs too much memory');
  }
  // The last line of libvips' message names the cause.
  const lines = message.trim().split('\n');
  const last = lines.findLast((line) => !/^\s*\(/.test(line)) ?? '';
  const plain = last
    .replace(/(Input file.*: )?\/\S+: /, '')
    .slice(0, MAX_REASON_CHARACTERS);
  return new Refusal('damaged', `damaged: ${plain}`);
}
