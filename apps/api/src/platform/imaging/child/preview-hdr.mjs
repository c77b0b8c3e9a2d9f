import { readFileSync } from 'node:fs';
import { headerOf } from './header.mjs';
import { cacheOperations, open } from './open.mjs';
import { watchMemory } from './watch-memory.mjs';

/**
 * Makes one picture smaller with its gain map. Input: JSON in the first
 * argument; file in `order.input` or stdin. Output: a JPEG without other
 * metadata, or is empty for a picture without a gain map.
 */
const { input, box, maxBytes, quality } = JSON.parse(process.argv[2]);
const source = input ?? readFileSync(0);
watchMemory(maxBytes);
cacheOperations(maxBytes);
const header = await headerOf(source, maxBytes);
const jpeg = header?.gainMap
  ? await open(source, { autoOrient: true })
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .keepGainMap()
      .jpeg({ quality })
      .toBuffer()
  : Buffer.alloc(0);
process.stdout.write(jpeg, () => process.exit());
