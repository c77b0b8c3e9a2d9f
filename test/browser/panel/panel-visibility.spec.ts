import { VISIBILITY_API, type AlbumVisibility } from '@hatira/contract';
import { expectAccessible } from '../../support/browser/accessibility.js';
import { expectFits } from '../../support/browser/layout.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-US',
  viewport: { width: 360, height: 740 },
});

test(
  'staff seal an album in the wedding’s time zone, by the keyboard, and share it',
  { tag: '@desktop' },
  async ({ page, panel, product, wedding }) => {
    await product.moveWedding(wedding, 'Asia/Almaty');
    await panel.open(`/weddings/${wedding.hash}/show/evening`);
    const section = page.getByRole('region', { name: 'What guests see' });
    const now = section.getByRole('status');
    await expect(now).toHaveText('Guests see no album.');
    await section.getByRole('radio', { name: /^Upload only/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const opens = section.getByLabel('Opens (Asia/Almaty)');
    await opens.fill('2020-06-14T21:30');
    const save = section.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(section).toContainText('Choose a time in the future');
    const year = new Date().getFullYear() + 1;
    await opens.fill(`${year}-06-14T21:30`);
    await section.getByRole('radio', { name: /^Held until/ }).check();
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(now).toHaveText(
      `Only the couple sees the album until 14 June ${year} at 21:30.`,
    );
    await expectAccessible(page);
    await expectFits(page, 'main');
    const chosen = async () =>
      (await (
        await page.request.get(VISIBILITY_API.couple(wedding.hash))
      ).json()) as AlbumVisibility;
    // UTC+5
    expect(await chosen()).toMatchObject({
      mode: 'sealed',
      until: `${year}-06-14T16:30:00.000Z`,
      moderation: 'by-choice',
    });
    await section.getByRole('radio', { name: /^Shared/ }).check();
    await save.click();
    await expect(now).toHaveText('Guests see the album on the upload page.');
    expect((await chosen()).mode).toBe('shared');
  },
);
