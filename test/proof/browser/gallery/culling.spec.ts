import type { Locator } from '@playwright/test';
import { API, PAGES, type MediaItem, type Success } from '@hatira/contract';
import { fillGallery } from '../../../support/fixtures/large-gallery.mjs';
import { expectAccessibleInBothSchemes } from '../../../support/browser/accessibility.js';
import { Fingers } from '../../../support/browser/fingers.js';
import { expectFits } from '../../../support/browser/layout.js';
import { Network } from '../../../support/browser/network/network.js';
import { answerOnce } from '../../../support/browser/questions.js';
import { expect, test } from '../../../support/browser/test.js';

const COUNT = 500;
/** Every fifth of the sample gallery. */
const OF_AYSE = 100;
/** The first in the sample gallery. */
const VIDEO = 25;
const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowUp'];
const VERDICTS = ['keep', 'no', 'maybe'];

/** Least pixels beside the sign. */
const marginsOf = (heart: Locator) =>
  heart.evaluate((button) => {
    const { left, right } = button.getBoundingClientRect();
    const parts = [...button.children].map((part) =>
      part.getBoundingClientRect(),
    );
    return Math.min(
      ...parts.map((part) => Math.min(part.left - left, right - part.right)),
    );
  });

test('filters, marks and culls 500 pictures by keys without losing one', async ({
  gallery,
  page,
  product,
  wedding,
  consoleWatch,
}) => {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = '' } =
    product.env;
  const { hash } = wedding;
  await fillGallery({ databaseUrl, dataDir, hash, count: COUNT });
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await gallery.openAfterCelebration();

  await page.setViewportSize({ width: 1280, height: 800 });
  // The filter is in the address, and bounds the selection.
  const search = await gallery.openSearch();
  const ayse = search.getByRole('button', { name: /^Ayşe/ });
  await expect(ayse).toHaveText(`Ayşe${OF_AYSE}`);
  await ayse.click();
  await expect(page).toHaveURL(/\?guest=ayse$/);
  await page.reload();
  await expect(page.getByText(`Found: ${OF_AYSE}`)).toBeVisible();
  await gallery.chooseAll();
  await expect(page.getByText(`${OF_AYSE} selected`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await gallery.openSearch();
  await page.getByRole('searchbox').fill('word that is not there');
  await expect(page.getByText('No photo or video matches.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(PAGES.gallery(hash));

  // A heart that both give stays one of both after the choice of a name.
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  const who = page.getByRole('dialog', { name: 'Who is holding this phone?' });
  await expectAccessibleInBothSchemes(page);
  await who.getByRole('button', { name: 'Both of you' }).click();
  await expect(who).toBeHidden();
  await gallery.chooseInMenu('Hearts on this device', 'Can');
  for (const name of ['Favourites of both', 'My favourites']) {
    await search.getByRole('button', { name }).click();
    await expect(gallery.tiles).toHaveCount(1);
  }
  const heart = page.getByRole('button', { name: /^Favourite, also of / });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart.locator('[data-pair="both"]')).toBeVisible();
  expect(await marginsOf(heart)).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessibleInBothSchemes(page);
  await expect(() => expectFits(page)).toPass();

  // Keys come faster than answers, offline, and across a reload.
  const network = await Network.of(page);
  const open = async () => {
    const menu = await gallery.openMenu();
    const button = menu.getByRole('button', {
      name: /^Choose your favourites/,
    });
    await expect(button).toBeEnabled();
    await button.click();
  };
  const layer = page.getByRole('dialog', { name: /^Choose your favourites/ });
  // The gallery has no originals: its videos go on loading.
  await page.route(/:\d+\/media\/[\w-]+$/, () => undefined);
  const finger = await Fingers.on(page);
  const swipeLeft = async (element: Locator) => {
    const { x, y, width, height } = (await element.boundingBox())!;
    const from = { x: x + width / 2, y: y + height / 2 };
    await finger.put(from);
    await finger.move([from, { x: from.x - 100, y: from.y }]);
    await finger.lift();
  };
  await open();
  // The first one has its answer, as it has a heart.
  await expect(layer.getByText(`2 of ${COUNT}`)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectFits(page);
  // One line of answers.
  const tops = await layer
    .locator('[data-verdict]')
    .evaluateAll((answers) =>
      answers.map((answer) => answer.getBoundingClientRect().top),
    );
  expect(new Set(tops).size).toBe(1);
  for (let index = 1; index < COUNT; index++) {
    if (index === 100) await network.cut();
    if (index === 300) {
      await network.restore();
      await page.reload();
      await open();
      await expect(layer.getByText(`301 of ${COUNT}`)).toBeVisible();
    }
    if (index === VIDEO)
      await swipeLeft(layer.getByRole('button', { name: /^Play: / }));
    else await page.keyboard.press(KEYS[index % 3]!);
  }
  await expect(layer.getByText('Your favourites')).toBeVisible();
  const listed = async () => {
    const answer = await page.request.get(API.gallery(hash));
    return ((await answer.json()) as Success<MediaItem[]>).data;
  };
  await expect
    .poll(async () =>
      (await listed()).map(
        ({ marks }) => (marks?.second ?? marks?.shared)?.verdict,
      ),
    )
    .toEqual(Array.from({ length: COUNT }, (_, index) => VERDICTS[index % 3]));

  const best = layer.getByRole('button', { name: 'Download favourites: 167' });
  expect((await best.boundingBox())!.height).toBeLessThan(80);

  // Deletes only after a yes.
  await expectAccessibleInBothSchemes(page);
  await expectFits(page);
  answerOnce(page, false);
  await layer.getByText('Answered with “no”: 167').click();
  await layer.getByRole('button', { name: 'Delete: 167' }).click();
  expect(await listed()).toHaveLength(COUNT);
  await layer.getByRole('checkbox').first().uncheck({ force: true });
  answerOnce(page, true);
  await layer.getByRole('button', { name: 'Delete: 166' }).click();
  await expect.poll(async () => (await listed()).length).toBe(COUNT - 166);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
});
