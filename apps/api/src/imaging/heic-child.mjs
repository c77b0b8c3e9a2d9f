import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';

/**
 * A process of its own for each HEIC picture: its decoder is WebAssembly that may take long, and much memory, over what
 * strangers send. Takes one message `{ path, box, maxPixels, maxRssBytes }`, answers `{ picture }` or
 * `{ reason, isFault }` (the machine's fault) and ends. Plain JavaScript, so that it also starts from the sources.
 */
process.once('message', async (order) => {
  watch(order.maxRssBytes);
  const answer = await decode(order).catch(({ message, code }) => ({ reason: message, isFault: code !== undefined }));
  process.send(answer, () => process.exit());
});

/**
 * The decoder leaves this thread no moment to look up, so another one watches: memory over the limit, or the parent
 * gone, end the process at once.
 */
function watch(maxRssBytes) {
  const code = `
    const { workerData } = require('node:worker_threads');
    setInterval(() => {
      const isOver = process.memoryUsage.rss() > workerData.maxRssBytes;
      if (isOver || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
    }, 25);`;
  new Worker(code, { eval: true, workerData: { maxRssBytes, parent: process.ppid } }).unref();
}

async function decode({ path, box, maxPixels }) {
  const file = readFileSync(path);
  // Only reads the header; the limits that it would check are checked here.
  const { width, height, icc, exif } = await sharp(file, { unlimited: true, limitInputPixels: false }).metadata();
  refuseOver(maxPixels, width, height);
  const context = open(file);
  const handle = libheif.heif_js_context_get_primary_image_handle(context);
  if (handle.code) throw new Error(`no main picture: ${handle.message}`);
  // It turns and mirrors by the container's own properties; readers must then ignore the EXIF orientation.
  const size = [libheif.heif_image_handle_get_width(handle), libheif.heif_image_handle_get_height(handle)];
  refuseOver(maxPixels, ...size);
  const raw = await pixelsOf(handle);
  const { data, info } = await sharp(raw.data, { raw: raw.shape, limitInputPixels: false })
    .extract({ left: 0, top: 0, width: size[0], height: size[1] })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bitmap = { data, width: info.width, height: info.height, channels: info.channels };
  return { picture: { width: size[0], height: size[1], icc, exif, bitmap } };
}

function refuseOver(maxPixels, width, height) {
  if (!(width * height <= maxPixels)) throw new Error(`too large: ${width}x${height}`);
}

function open(file) {
  const context = libheif.heif_context_alloc();
  const outcome = libheif.heif_context_read_from_memory(context, file);
  if (outcome.code !== libheif.heif_error_code.heif_error_Ok) throw new Error(`damaged: ${outcome.message}`);
  return context;
}

/** Three bytes a pixel, four where it is transparent: the usual way asks for four and copies them. */
async function pixelsOf(handle) {
  const { heif_colorspace: space, heif_chroma: chroma } = libheif;
  const hasAlpha = libheif.heif_image_handle_has_alpha_channel(handle);
  const channels = hasAlpha ? 4 : 3;
  const layout = hasAlpha ? chroma.heif_chroma_interleaved_RGBA : chroma.heif_chroma_interleaved_RGB;
  const decoded = await libheif.heif_js_decode_image2(handle, space.heif_colorspace_RGB, layout);
  if (decoded.code) throw new Error(`damaged: ${decoded.message}`);
  // Of a grid with broken tiles it draws the others, and counts a warning for each that is missing.
  const missing = libheif._heif_image_get_decoding_warnings(decoded.image.$$.ptr, 0, 0, 0);
  if (missing > 0) throw new Error(`damaged: ${missing} of its parts cannot be decoded`);
  const { data, stride, height } = decoded.channels[0];
  return { data, shape: { width: stride / channels, height, channels } };
}
