import { readFileSync } from 'node:fs';
import libheif from 'libheif-js/wasm-bundle.js';
import { fromProfile } from './colour-profile.mjs';
import { MAX_HEIC_PIXELS } from './header.mjs';
import { decodeTiles, thumbnailIdOf, tilingOf } from './heic-tiles.mjs';
import { open, toBitmap } from './open.mjs';
import { Refusal } from './refusal.mjs';

const MAX_THUMBNAIL_PIXELS = 12_000_000;
/**
 * The part of the parent's limit for the process; the rest is for a thumbnail.
 */
const TILES_MS = 45_000;

/** EXIF's orientation is ignored. */
export async function decodeHeic(source, header, order) {
  const context = openContext(
    typeof source === 'string' ? readFileSync(source) : source,
  );
  try {
    return await decodePrimary(context, header, order);
  } finally {
    libheif.heif_context_free(context);
  }
}

async function decodePrimary(context, { icc, exif }, { box }) {
  const handle = libheif.heif_js_context_get_primary_image_handle(context);
  if (handle.code)
    throw new Refusal('damaged', `no main picture: ${handle.message}`);
  try {
    const size = sizeOf(handle);
    const scaled =
      size.width * size.height <= MAX_HEIC_PIXELS
        ? await decodeWhole(handle, box)
        : await decodeReduced(context, handle, box);
    return {
      ...size,
      exif,
      bitmap: icc ? await fromProfile(scaled, icc) : scaled,
    };
  } finally {
    libheif.heif_image_handle_release(handle);
  }
}

function sizeOf(handle) {
  return {
    width: libheif.heif_image_handle_get_width(handle),
    height: libheif.heif_image_handle_get_height(handle),
  };
}

async function decodeWhole(handle, box) {
  const { data, image, shape } = await pixelsOf(handle);
  try {
    const whole = open(data, { raw: shape, limitInputPixels: false });
    const visible = whole.extract({ left: 0, top: 0, ...sizeOf(handle) });
    return await toBitmap(visible, box);
  } finally {
    libheif.heif_image_release(image);
  }
}

/** Decodes a picture by its tiles, else its thumbnail. */
async function decodeReduced(context, handle, box) {
  const size = sizeOf(handle);
  const tiling = tilingOf(handle);
  const until = Date.now() + TILES_MS;
  try {
    if (tiling) return await decodeTiles(handle, tiling, { box, size, until });
  } catch (error) {
    if (thumbnailIdOf(handle) === undefined) throw error;
  }
  const thumbnail = thumbnailOf(context, handle);
  const { width, height } = thumbnail ? sizeOf(thumbnail) : size;
  if (!(width * height <= MAX_THUMBNAIL_PIXELS))
    throw new Refusal('pixels', `too large: ${size.width}x${size.height}`);
  return decodeWhole(thumbnail, box);
}

/** The end of the process frees its handle. */
function thumbnailOf(context, handle) {
  const id = thumbnailIdOf(handle);
  if (id === undefined) return undefined;
  const thumbnail = libheif.heif_js_context_get_image_handle(context, id);
  return thumbnail.code ? undefined : thumbnail;
}

function openContext(file) {
  const context = libheif.heif_context_alloc();
  const outcome = libheif.heif_context_read_from_memory(context, file);
  if (outcome.code !== libheif.heif_error_code.heif_error_Ok)
    throw damaged(outcome.message);
  return context;
}

/**
 * Three bytes a pixel, four with transparency; libheif's default is four and a
 * copy.
 */
async function pixelsOf(handle) {
  const { heif_colorspace: space, heif_chroma: chroma } = libheif;
  const hasAlpha = libheif.heif_image_handle_has_alpha_channel(handle);
  const channels = hasAlpha ? 4 : 3;
  const layout = hasAlpha
    ? chroma.heif_chroma_interleaved_RGBA
    : chroma.heif_chroma_interleaved_RGB;
  const decoded = await libheif.heif_js_decode_image2(
    handle,
    space.heif_colorspace_RGB,
    layout,
  );
  if (decoded.code) throw damaged(decoded.message);
  // Broken tiles of a grid are skipped, with a warning each.
  const missing = libheif._heif_image_get_decoding_warnings(
    decoded.image.$$.ptr,
    0,
    0,
    0,
  );
  if (missing > 0) throw damaged(`${missing} of its parts cannot be decoded`);
  const [plane] = decoded.channels;
  const { width, height } = plane;
  const data = withoutPadding(plane, channels);
  return { data, image: decoded.image, shape: { width, height, channels } };
}

/** libheif pads rows to 16 bytes; moves them together in the same memory. */
function withoutPadding({ data, stride, width, height }, channels) {
  const length = width * channels;
  if (stride !== length)
    for (let y = 1; y < height; y++)
      data.copyWithin(y * length, y * stride, y * stride + length);
  return data.subarray(0, height * length);
}

function damaged(message) {
  return new Refusal('damaged', `damaged: ${message}`);
}
