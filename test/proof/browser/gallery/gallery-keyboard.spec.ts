import { API } from '@hatira/contract';
import { GONE_THUMB } from '../../../support/browser/console-watch.js';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { holdTimers } from '../../../support/browser/held-timers.js';
import { readSlowly } from '../../../support/browser/media/long-reading.js';
import { answerQuestions } from '../../../support/browser/questions.js';
import { expect, test } from '../../../support/browser/test.js';
import { variant } from '../../../support/browser/variant.js';

/** The page's request timeout. */
const WAIT_MS = 30_000;
const DESKTOP_ONLY = { tag: '@desktop' };

test.beforeEach(async ({ consoleWatch, product, samples, wedding }) => {
  consoleWatch.expect(GONE_THUMB);
  for (const photo of samples.photos) await product.addPhoto(wedding, photo);
});

test(
  'selects a range with Shift and arrows, and with Shift and a click',
  DESKTOP_ONLY,
  async ({ gallery, page }) => {
    await gallery.openAfterCelebration();
    const boxes = gallery.tiles.getByRole('checkbox');
    await boxes.first().focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(boxes.nth(2)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByText('4 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear selection' }).click();

    await gallery.tiles.nth(1).hover();
    await boxes.nth(1).check();
    await gallery.tiles.nth(4).hover();
    await boxes.nth(4).click({ modifiers: ['Shift'] });
    await expect(page.getByText('4 selected')).toBeVisible();
    await expect(boxes.first()).not.toBeChecked();
  },
);

test(
  'selects all with Ctrl+A, deletes with Delete and clears with Escape',
  DESKTOP_ONLY,
  async ({ gallery, page, samples }) => {
    const count = samples.photos.length;
    await gallery.openAfterCelebration();
    await page.keyboard.press('Control+a');
    await expect(page.getByText(`${count} selected`)).toBeVisible();
    const selected = () => page.evaluate(() => String(getSelection()));
    expect(await selected()).toBe('');
    await page.keyboard.press('Escape');
    await expect(page.getByText(`${count} memories`)).toBeVisible();

    const questions = answerQuestions(page, true);
    await page.keyboard.press('Delete');
    await gallery.tiles.first().getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(gallery.tiles).toHaveCount(count - 1);
    await expect.poll(() => questions).toHaveLength(1);
  },
);

test(
  'asks once when Delete is pressed again during the deletion',
  DESKTOP_ONLY,
  async ({ gallery, page, samples }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(`**${API.bulkDelete}`, async (route) => {
      await held;
      await route.continue();
    });
    await gallery.openAfterCelebration();
    const questions = answerQuestions(page, true);
    // The heart has the checkbox's corner until the mouse comes.
    await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(
      samples.photos.length,
    );
    await gallery.tiles.first().getByRole('checkbox').check();
    const sent = page.waitForRequest(`**${API.bulkDelete}`);
    await page.keyboard.press('Delete');
    await sent;
    await page.keyboard.press('Delete');
    letGo();
    await expect(gallery.tiles).toHaveCount(samples.photos.length - 1);
    await expect.poll(() => questions).toHaveLength(1);
  },
);

test(
  'deletes and restores a photo by keys alone',
  DESKTOP_ONLY,
  async ({ gallery, page, product, samples, wedding }) => {
    answerQuestions(page, true);
    await gallery.openAfterCelebration();
    const gone = samples.photos.at(-1)!;
    await gallery.tile(gone.name).getByRole('checkbox').focus();
    const remove = gallery
      .tile(gone.name)
      .getByRole('button', { name: `Delete: ${gone.name}` });
    // View and download precede it in the tab order.
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`“${gone.name}” was deleted.`)).toBeVisible();
    await expect(gallery.tiles).toHaveCount(samples.photos.length - 1);
    await expect(gallery.tiles.first().getByRole('checkbox')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(gallery.tiles).toHaveCount(samples.photos.length);
    await expectStored(product, wedding, samples.photos);
  },
);

test(
  'keeps the focus when its button disappears',
  DESKTOP_ONLY,
  async ({ gallery, page }) => {
    answerQuestions(page, true);
    await gallery.openAfterCelebration();
    await gallery.selectAll.check();
    await page.getByRole('button', { name: 'Clear selection' }).focus();
    await page.keyboard.press('Enter');
    await expect(gallery.selectAll).toBeFocused();
    const box = gallery.tiles.first().getByRole('checkbox');
    await box.check();
    await page.getByRole('button', { name: 'Delete selected' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 file was deleted.')).toBeVisible();
    await expect(gallery.selectAll).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(gallery.selectAll).toBeFocused();
  },
);

test(
  'loads new photos by keys and focuses the first of them',
  DESKTOP_ONLY,
  async ({ gallery, page, product, samples, wedding }) => {
    await gallery.openAfterCelebration();
    await gallery.tiles.first().getByRole('checkbox').check();
    await product.addPhoto(wedding, samples.photos[0], 'new');
    await page.getByRole('button', { name: '1 new' }).focus();
    await page.keyboard.press('Enter');
    await expect(gallery.tiles.first()).toContainText('new');
    await expect(gallery.tiles.first().getByRole('checkbox')).toBeFocused();
  },
);

test(
  'traps the focus in the celebration until Escape closes it',
  { tag: '@everywhere' },
  async ({ gallery, page }) => {
    await readSlowly(page);
    await gallery.open();
    const isInside = () =>
      gallery.celebration.evaluate((dialog) =>
        dialog.contains(document.activeElement),
      );
    await expect.poll(isInside).toBe(true);
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // The browser's bars may have the focus.
      expect(
        await page.evaluate(() =>
          document.activeElement?.matches('body, dialog, dialog *'),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(gallery.celebration).toBeHidden();
  },
);

for (const address of ['/camera-roll/', '/camera-roll-mobile/']) {
  test(
    `${address}: reports a timeout after 30 seconds and offers a retry`,
    variant(address === '/camera-roll/'),
    async ({ consoleWatch, page, wedding }) => {
      consoleWatch.expect(/preloaded|ERR_/);
      const wait = await holdTimers(page, WAIT_MS);
      await page.route('**/api/media/admin/**', () => undefined);
      await page.goto(address + wedding.hash);
      await expect(page.getByText('Opening your memories…')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await wait();
      await expect(page.getByRole('alert')).toContainText(
        'The answer took too long.',
      );
      await expectAccessible(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(
        page.getByRole('list', { name: 'Photos and videos' }),
      ).toBeVisible();
    },
  );
}
