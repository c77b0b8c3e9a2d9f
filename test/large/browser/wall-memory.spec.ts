import { Memory } from '../../support/browser/kept/memory.js';
import { WallPage } from '../../support/browser/pages/wall-page.js';
import { expect, test } from '../../support/browser/test.js';
import { variant } from '../../support/browser/variant.js';

/** A turn takes eight seconds. */
const FASTER = 200;
/** Code is compiled and its types are learnt until then. */
const WARM_UP = 300;
/** Four hours with `WALL_TURNS=1800`. */
const TURNS = Number(process.env['WALL_TURNS'] ?? 300);
/** Two slides with a grid each. */
const MOST_PICTURES = 8;
const GROWTH = 1.1;

test(
  'keeps its memory, its nodes and its pictures over hours of turns',
  variant(false, '@desktop'),
  async ({ page, product, samples, wedding }) => {
    test.setTimeout(1_200_000);
    for (const photo of samples.photos)
      await product.addPhoto(wedding, photo, `Note of ${photo.name}`);
    await product.expectProcessed(wedding);
    const wall = new WallPage(page);
    await wall.accelerate(FASTER);
    await wall.countAddresses();
    // Its limit counts real time.
    await page.route(/\/shown$/, (route) =>
      route.fulfill({ json: { success: true } }),
    );
    await wall.open(await product.makeWall(wedding));
    const memory = await Memory.of(page);
    await wall.expectTurn(WARM_UP);
    const before = await memory.used();
    await wall.expectTurn(WARM_UP + TURNS);
    const after = await memory.used();
    test.info().annotations.push({
      type: 'memory',
      description: JSON.stringify({ before, after, turns: TURNS }),
    });
    if (process.env['WALL_TURNS']) console.log({ before, after });
    expect(after.heap).toBeLessThan(before.heap * GROWTH);
    expect(after.nodes).toBeLessThan(before.nodes * GROWTH);
    expect(after.listeners).toBeLessThan(before.listeners * GROWTH);
    expect(await wall.addresses()).toBeLessThanOrEqual(MOST_PICTURES);
    // The code counts, too.
    expect(await page.locator('img, video').count()).toBeLessThanOrEqual(
      MOST_PICTURES + 1,
    );
  },
);
