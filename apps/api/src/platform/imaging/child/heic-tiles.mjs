import libheif from 'libheif-js/wasm-bundle.js';
import { ReducedPicture } from './reduced-picture.mjs';
import { Refusal } from './refusal.mjs';

/** Tiles of phones have 512 pixels on a side, those of cameras up to 4,096. */
const MAX_TILE_PIXELS = 20_000_000;
/** `heif_image_tiling`: a version, then numbers of four bytes. */
const TILING_BYTES = 80;
const ERROR_BYTES = 12;
const POINTER_BYTES = 4;
const CHANNELS = 3;

/** Undefined for a picture without tiles. */
export function tilingOf(handle) {
  return withMemory(ERROR_BYTES + TILING_BYTES, (at) => {
    const out = at + ERROR_BYTES;
    libheif._heif_image_handle_get_image_tiling(at, pointerOf(handle), 1, out);
    const [code] = words(at, 1);
    const [columns, rows, width, height] = words(out + 4, 4);
    const isTiled = code === 0 && columns * rows > 1 && width > 0 && height > 0;
    return isTiled ? { columns, rows, width, height } : undefined;
  });
}

/**
 * Decodes one tile after the other and keeps only the reduced picture.
 * @param until time at which to give up, in milliseconds of `Date.now()`
 * @throws Refusal
 */
export async function decodeTiles(handle, tiling, { box, size, until }) {
  const { columns, height, rows, width } = tiling;
  if (width * height > MAX_TILE_PIXELS)
    throw new Refusal('pixels', `too large: tiles of ${width}x${height}`);
  const picture = new ReducedPicture(size, box);
  for (let tile = 0; tile < columns * rows; tile++) {
    if (Date.now() > until)
      throw new Refusal('pixels', `too large: ${size.width}x${size.height}`);
    const [column, row] = [tile % columns, Math.floor(tile / columns)];
    const place = { left: column * width, top: row * height };
    withTile(handle, column, row, (part) => picture.add({ ...part, ...place }));
  }
  return picture.bitmap();
}

function withTile(handle, column, row, use) {
  const { heif_colorspace: space, heif_chroma: chroma } = libheif;
  withMemory(ERROR_BYTES + 2 * POINTER_BYTES, (at) => {
    const [out, strideAt] = [
      at + ERROR_BYTES,
      at + ERROR_BYTES + POINTER_BYTES,
    ];
    libheif._heif_image_handle_decode_image_tile(
      at,
      pointerOf(handle),
      out,
      space.heif_colorspace_RGB.value,
      chroma.heif_chroma_interleaved_RGB.value,
      0,
      column,
      row,
    );
    const [code] = words(at, 1);
    if (code !== 0) throw new Refusal('damaged', 'damaged: a part is missing');
    const [image] = words(out, 1);
    try {
      use(pixelsOf(image, strideAt));
    } finally {
      libheif._heif_image_release(image);
    }
  });
}

function pixelsOf(image, strideAt) {
  const channel = libheif.heif_channel.heif_channel_interleaved.value;
  const plane = libheif._heif_image_get_plane_readonly2(
    image,
    channel,
    strideAt,
  );
  const [stride] = words(strideAt, 1);
  const width = libheif._heif_image_get_width(image, channel);
  const height = libheif._heif_image_get_height(image, channel);
  // The memory moves when it grows, so it is read now.
  const data = libheif.HEAPU8.subarray(plane, plane + stride * height);
  return { data, stride, width, height, channels: CHANNELS };
}

function pointerOf(handle) {
  return handle.$$.ptr;
}

function words(at, count) {
  return [...libheif.HEAPU32.subarray(at / 4, at / 4 + count)];
}

function withMemory(bytes, use) {
  const at = libheif._malloc(bytes);
  try {
    libheif.HEAPU8.fill(0, at, at + bytes);
    return use(at);
  } finally {
    libheif._free(at);
  }
}

/** The id of the file's first thumbnail; undefined without one. */
export function thumbnailIdOf(handle) {
  return withMemory(POINTER_BYTES, (at) => {
    const found = libheif._heif_image_handle_get_list_of_thumbnail_IDs(
      pointerOf(handle),
      at,
      1,
    );
    return found > 0 ? words(at, 1)[0] : undefined;
  });
}
