import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { decodedWhole, WHOLE_BOX } from '../../support/zoo/decoded-whole.js';
import { heic } from '../../support/zoo/formats/heic.js';
import { keptBytes } from '../../support/zoo/kept.js';
import { useOriginalFolder } from '../../support/zoo/original-folder.js';
import { turned } from '../../support/zoo/patterns.js';
import {
  sampledSizes,
  sizesOutside,
  waves,
  type Distance,
  type Size,
} from '../../support/zoo/sizes.js';

const SEED = 7;
const LEAST_SIDE = 97;
/** Lossy coding stays within it; a column at a wrong place is 5 away. */
const LOSSY: Distance = { mean: 2, most: 24 };
const HEIC_TILES = path.join(
  __dirname,
  '../../../apps/api/src/platform/imaging/child/heic-tiles.mjs',
);

/** The decoder does this for a picture that is too large to be held whole. */
const TILE_BY_TILE = `
import { readFileSync, writeFileSync } from 'node:fs';
import libheif from 'libheif-js/wasm-bundle.js';
import { decodeTiles, tilingOf } from ${JSON.stringify(pathToFileURL(HEIC_TILES))};
for (const file of process.argv.slice(1)) {
  const context = libheif.heif_context_alloc();
  libheif.heif_context_read_from_memory(context, readFileSync(file));
  const handle = libheif.heif_js_context_get_primary_image_handle(context);
  const size = {
    width: libheif.heif_image_handle_get_width(handle),
    height: libheif.heif_image_handle_get_height(handle),
  };
  const order = { box: ${JSON.stringify(WHOLE_BOX)}, size, until: Infinity };
  const { data } = await decodeTiles(handle, tilingOf(handle), order);
  writeFileSync(file + '.raw', data);
}`;

const sizes = sampledSizes(LEAST_SIDE, SEED);

const originals = useOriginalFolder();

const kept = (
  name: string,
  make: () => Promise<Buffer>,
  { width, height }: Size,
) => keptBytes(`${width}x${height}-${name}`, make);

describe('each of 32 consecutive widths and heights is shown pixel by pixel', () => {
  it('as HEIC of 10 bits', async () => {
    const wrong = await sizesOutside(sizes, LOSSY, async (pixels, size) => {
      const make = () => heic(pixels, { bits: 10 });
      return decodedWhole(await kept('10 bits.heic', make, size));
    });
    expect(wrong).toEqual([]);
  });

  it('as HEIC that the container turns', async () => {
    const wrong = await sizesOutside(sizes, LOSSY, async (pixels, size) => {
      const make = async () => heic(await turned(pixels), { quarterTurns: 3 });
      return decodedWhole(await kept('turned.heic', make, size));
    });
    expect(wrong).toEqual([]);
  });

  it('as HEIC whose tiles are decoded one after the other', async () => {
    // Their rows are padded: 66 pixels are 198 bytes.
    const options = { tileSize: 66 };
    const fileOf = ({ width, height }: Size) =>
      path.join(originals.dir, `${width}x${height}.heic`);
    for (const size of sizes) {
      const make = () => heic(waves(size.width, size.height), options);
      const file = await kept('small tiles.heic', make, size);
      await writeFile(fileOf(size), file);
    }
    await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      TILE_BY_TILE,
      ...sizes.map(fileOf),
    ]);
    const wrong = await sizesOutside(sizes, LOSSY, async (_, size) => {
      const data = await readFile(`${fileOf(size)}.raw`);
      return { data, ...size };
    });
    expect(wrong).toEqual([]);
  });
});
