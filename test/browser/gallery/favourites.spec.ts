import type { Page } from '@playwright/test';
import { picture } from '../../support/fixtures/pictures.js';
import { TestGuest } from '../../support/requests/guest.js';
import { GalleryPage } from '../../support/browser/pages/gallery-page.js';
import { expect, test } from '../../support/browser/test.js';

const COLOURS = ['#9e4257', '#42579e', '#579e42', '#9e8b42', '#428b9e'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Counts the taps of the visitor from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['taps'] = '0';
    const count = () => (dataset['taps'] = String(Number(dataset['taps']) + 1));
    document.addEventListener('pointerdown', count, true);
  });
  return () =>
    page.evaluate(() => Number(document.documentElement.dataset['taps']));
}

test('both partners choose their favourites on two phones, and settle the difference', async ({
  browser,
  gallery,
  page,
  product,
  wedding,
}) => {
  const guest = new TestGuest(product.url, wedding);
  for (const [index, colour] of COLOURS.entries())
    await guest
      .single(await picture({ colour }), `IMG_${index}.jpg`)
      .expect(200);
  await product.expectProcessed(wedding);

  // The first partner chooses three photos in the grid: one tap each, and two more.
  await gallery.openAfterCelebration();
  await gallery.chooseInMenu('Hearts on this device', 'Elif');
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const place of [0, 1, 2])
    await gallery.tiles.nth(place).click({ position: { x: 60, y: 90 } });
  const bar = page.locator('[data-toolbar]');
  await bar.getByRole('button', { name: 'Favourite' }).click();
  expect(await taps()).toBe(3 + 2);
  const theirs = async (partner: 'first' | 'second') =>
    (await product.mediaOf(wedding)).map(
      ({ marks }) => marks?.[partner]?.heart === true,
    );
  await expect
    .poll(() => theirs('first'))
    .toEqual([true, true, true, false, false]);

  // The second partner sorts on another phone, with three as the number to reach.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(
    (key) => localStorage.setItem(key, 'uploaded'),
    `media-order ${wedding.hash}`,
  );
  const other = await context.newPage();
  const second = new GalleryPage(other, wedding);
  const layer = other.getByRole('dialog', { name: 'Choose your favourites' });
  const sort = async () => {
    const menu = await second.openMenu();
    const row = menu.getByRole('button', { name: /^Choose your favourites/ });
    await expect(row).toHaveAttribute('aria-disabled', 'false');
    await row.click();
  };
  await second.openAfterCelebration();
  await sort();
  await other
    .getByRole('dialog', { name: 'Who is holding this phone?' })
    .getByRole('button', { name: 'Can' })
    .click();
  await expect(layer.getByText('1 of 5')).toBeVisible();
  await expect(layer.getByText('A favourite of Elif')).toBeVisible();
  await layer.getByRole('button', { name: 'Favourite' }).click();
  await layer.getByRole('button', { name: 'No', exact: true }).click();
  await expect(layer.getByText('3 of 5')).toBeVisible();
  await expect.poll(() => theirs('second')).toContain(true);

  // Another visit goes on where the last one stopped.
  await other.reload();
  await sort();
  await expect(layer.getByText('3 of 5')).toBeVisible();
  await layer.getByRole('button', { name: 'To the list' }).click();
  await layer.getByRole('button', { name: 'Set a number' }).click();
  await layer.getByLabel('How many favourites would you like?').fill('4');
  await layer.getByRole('button', { name: 'Save' }).click();
  const count = layer.locator('header [data-favourites]');
  await expect(count).toHaveText('3 / 4');
  await layer.getByRole('button', { name: 'Go on with those' }).click();
  await layer.getByRole('button', { name: 'Maybe' }).click();
  await layer.getByRole('button', { name: 'Favourite' }).click();
  await expect(
    layer.getByText('You have chosen the 4 favourites that you wanted.'),
  ).toBeVisible();
  await expect(layer.getByText('Chosen by both of you: 1')).toBeVisible();

  // The first partner's phone shows the agreement, and the list of the difference.
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(gallery.tiles.locator('[data-pair="both"]')).toHaveCount(1);
  await expect(gallery.tiles.locator('[data-pair="other"]')).toHaveCount(1);
  const search = await gallery.openSearch();
  await search
    .getByRole('button', { name: 'Favourites of only one of you' })
    .click();
  await expect(gallery.tiles).toHaveCount(3);
  await gallery.tiles
    .nth(2)
    .getByRole('button', { name: /^Favourite, also of Can/ })
    .click();
  await expect(gallery.tiles).toHaveCount(2);
  await expect
    .poll(() => theirs('first'))
    .toEqual([true, true, true, true, false]);
  await expect(layer.getByText('Chosen by both of you: 2')).toBeVisible();

  // The end leads to the gallery with the favourites alone.
  await layer.getByRole('button', { name: 'Show in the gallery' }).click();
  await expect(layer).toBeHidden();
  await expect(second.tiles).toHaveCount(4);
  await expect(
    other.getByRole('heading', { name: 'Favourites: 4 of 4' }),
  ).toBeVisible();
  await context.close();
});
