import { BACKGROUND_WIDTHS } from '@hatira/contract';
import {
  decodeWithin,
  narrowed,
  toAvif,
  toJpegWithin,
  toWebp,
} from '../../platform/imaging/photo/image.js';
import {
  avifOf,
  PLAIN,
  PLAIN_WIDTH,
  webpOf,
  WIDEST,
  type Rendition,
} from './rendition.js';

/** Messengers' maximum for a link preview. */
const MAX_PLAIN_BYTES = 300_000;

/**
 * Makes renditions, widest first, each from the one before.
 * @throws ImageUnreadableError
 */
export async function* renditionsOf(
  original: Buffer,
): AsyncGenerator<{ rendition: Rendition; bytes: Buffer }> {
  let bitmap = await decodeWithin(original, {
    width: WIDEST,
    height: 2 * WIDEST,
  });
  for (const width of [...BACKGROUND_WIDTHS].reverse()) {
    bitmap = await narrowed(bitmap, width);
    yield { rendition: webpOf(width), bytes: await toWebp(bitmap) };
    yield { rendition: avifOf(width), bytes: await toAvif(bitmap) };
    if (width === PLAIN_WIDTH)
      yield {
        rendition: PLAIN,
        bytes: await toJpegWithin(bitmap, MAX_PLAIN_BYTES),
      };
  }
}
