import { headerOf } from './header.mjs';
import { open, withCache } from './open.mjs';
import { watchMemory } from './watch-memory.mjs';

/**
 * Makes a picture smaller with its gain map, a JPEG without other metadata.
 * @param order `box` in pixels, `maxBytes` of memory, `quality`
 * @returns undefined for a picture without a gain map
 * @throws Refusal
 */
export async function previewHdr(source, { box, maxBytes, quality }) {
  watchMemory(maxBytes);
  const header = await headerOf(source, maxBytes);
  if (!header?.gainMap) return undefined;
  return withCache(maxBytes, () =>
    open(source, { autoOrient: true })
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .keepGainMap()
      .jpeg({ quality })
      .toBuffer(),
  );
}
