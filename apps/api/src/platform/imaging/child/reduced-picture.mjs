import { open, openBitmap, toBitmap } from './open.mjs';

/**
 * A large picture that arrives in parts: keeps the mean of each square of
 * `factor` pixels, so that the whole is never in memory.
 */
export class ReducedPicture {
  /** @param size in pixels; `box` that the result must fill */
  constructor({ width, height }, box) {
    this.box = box;
    this.factor = factorFor({ width, height }, box);
    this.width = Math.ceil(width / this.factor);
    this.height = Math.ceil(height / this.factor);
    this.whole = { width, height };
  }

  /**
   * @param part pixels with their `left` and `top`; `stride` in bytes. Pixels
   * outside of the picture are ignored.
   */
  add({ data, channels, stride, left, top, ...part }) {
    this.channels ??= channels;
    if (channels !== this.channels) throw new Error('parts differ in channels');
    this.sums ??= new Uint32Array(this.width * this.height * channels);
    const { factor, sums, width } = this;
    const columns = Math.min(part.width, this.whole.width - left);
    const rows = Math.min(part.height, this.whole.height - top);
    for (let y = 0; y < rows; y++) {
      const row = Math.floor((top + y) / factor) * width;
      let from = y * stride;
      for (let x = left; x < left + columns; x++) {
        let to = (row + Math.floor(x / factor)) * channels;
        for (let channel = 0; channel < channels; channel++)
          sums[to++] += data[from++];
      }
    }
  }

  /** Scales the means into the box. */
  async bitmap() {
    const { channels, factor, height, sums, whole, width } = this;
    const data = Buffer.alloc(width * height * channels);
    for (let y = 0, at = 0; y < height; y++) {
      const rows = Math.min(factor, whole.height - y * factor);
      for (let x = 0; x < width; x++) {
        const pixels = rows * Math.min(factor, whole.width - x * factor);
        for (let channel = 0; channel < channels; channel++, at++)
          data[at] = Math.round(sums[at] / pixels);
      }
    }
    return toBitmap(openBitmap({ data, width, height, channels }), this.box);
  }
}

/** Returns at most 16, so that sums of 256 samples fit. */
function factorFor({ width, height }, box) {
  const shrink = Math.max(width / box.width, height / box.height);
  return Math.max(1, Math.min(16, Math.floor(shrink)));
}

/** Decodes a part that is a file of its own. */
export async function partOf(png) {
  const { data, info } = await open(png)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels, stride: width * channels };
}
