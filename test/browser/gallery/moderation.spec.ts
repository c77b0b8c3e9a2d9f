import {
  expectAccessible,
  expectAccessibleInBothSchemes,
} from '../../support/browser/accessibility.js';
import { expectFits, resize } from '../../support/browser/layout.js';
import { expect, test } from '../../support/browser/test.js';
import { ViewerPage } from '../../support/browser/pages/viewer-page.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('hides a file from a live wall whose guests see no album', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  await product.addPhoto(wedding, samples.photos[0]);
  await product.makeWall(wedding);
  await gallery.openAfterCelebration();
  await gallery.chooseAll();
  await page.getByRole('button', { name: 'Show to guests?' }).click();
  await page
    .getByRole('dialog', { name: 'Show to guests?' })
    .getByRole('button', { name: 'Hide from guests' })
    .click();
  await expect(
    gallery
      .tile(samples.photos[0].name)
      .getByRole('img', { name: 'Hidden from guests' }),
  ).toBeVisible();
});

test('the couple goes through files that wait, one and several, and hides one', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  await product.setVisibility(wedding, {
    mode: 'shared',
    moderation: 'by-choice',
  });
  const names = samples.photos.slice(0, 4).map(({ name }) => name);
  for (const photo of samples.photos.slice(0, 4))
    await product.addPhoto(wedding, photo);
  await product.expectProcessed(wedding);
  const exposures = async () =>
    Object.fromEntries(
      (await product.mediaOf(wedding)).map((item) => [
        item.file_name,
        item.exposure ?? 'shown',
      ]),
    );
  await gallery.openAfterCelebration();
  const waiting = page.getByRole('button', { name: /^Waiting for you: / });
  await gallery.openMenu();
  await expect(waiting).toHaveText('Waiting for you: 4');
  await page.keyboard.press('Escape');
  const mark = page.getByRole('img', { name: 'Waiting for you' });
  await expect(mark).toHaveCount(4);

  // Several, from the keyboard.
  await gallery.choose();
  await gallery.tile(names[0]!).getByRole('checkbox').check();
  await gallery.tile(names[1]!).getByRole('checkbox').check();
  const open = page.getByRole('button', { name: 'Show to guests?' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Show to guests?' });
  await expect(
    dialog.getByRole('button', { name: 'Show to guests' }),
  ).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(gallery.toast.getByText('Visible to guests: 2')).toBeVisible();
  await expect(mark).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear selection' }).click();

  // One by one: the next waiting file takes the place of the last.
  await gallery.openMenu();
  await expect(waiting).toHaveText('Waiting for you: 2');
  await waiting.click();
  await expect(page).toHaveURL(/album=held/);
  await expect(gallery.tiles).toHaveCount(2);
  await gallery.tiles.first().getByRole('checkbox').press('Enter');
  const bar = gallery.opened;
  await bar.getByRole('button', { name: 'More' }).click();
  await expect(bar.getByText('Waiting for you')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const before = page.viewportSize()!;
  await resize(page, { width: 320, height: 640 });
  await expectFits(page, '[data-viewer-layer]');
  await resize(page, before);
  await bar.getByRole('button', { name: 'Hide from guests' }).click();
  await expect(bar.getByText('1 of 1')).toBeVisible();
  await bar.getByRole('button', { name: 'Show to guests' }).click();
  await expect(bar).toBeHidden();
  expect(await exposures()).toEqual({
    [names[0]!]: 'shown',
    [names[1]!]: 'shown',
    [names[2]!]: 'shown',
    [names[3]!]: 'hidden',
  });
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(
    gallery.tile(names[3]!).getByRole('img', { name: 'Hidden from guests' }),
  ).toBeVisible();
  await expect(waiting).toHaveCount(0);

  // The viewer's page has the same.
  const viewer = new ViewerPage(page, wedding);
  await viewer.open();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('Hidden from guests')).toBeVisible();
  await page.getByRole('button', { name: 'Decide later' }).click();
  await expect.poll(async () => (await exposures())[names[3]!]).toBe('held');
});
