import { VISIBILITY_API, type AlbumVisibility } from '@hatira/contract';
import { expect, test } from '../../support/browser/pages/panel-test.js';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-US',
  viewport: { width: 360, height: 740 },
});

test(
  'staff prepare an evening: seal the album in its time zone, choose alerts, rehearse',
  { tag: '@desktop' },
  async ({ page, panel, product, wedding }) => {
    await product.moveWedding(wedding, 'Asia/Almaty');
    await panel.open(`/weddings/${wedding.hash}/show/evening`);
    const section = (name: string) => page.getByRole('region', { name });
    const album = section('What guests see');
    const now = album.getByRole('status');
    const save = album.getByRole('button', { name: 'Save' });
    const year = new Date().getFullYear() + 1;
    const chosen = async () =>
      (await (
        await page.request.get(VISIBILITY_API.couple(wedding.hash))
      ).json()) as AlbumVisibility;
    await expect(now).toHaveText('Guests see no album.');
    await album.getByRole('radio', { name: /^Upload only/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await album.getByLabel('Opens (Asia/Almaty)').fill(`${year}-06-14T21:30`);
    await album.getByRole('radio', { name: /^Held until/ }).check();
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(now).toHaveText(
      `Only the couple sees the album until 14 June ${year} at 21:30.`,
    );
    // UTC+5
    expect(await chosen()).toMatchObject({
      mode: 'sealed',
      until: `${year}-06-14T16:30:00.000Z`,
      moderation: 'by-choice',
    });
    await album.getByRole('radio', { name: /^Shared/ }).check();
    await save.click();
    await expect(now).toHaveText('Guests see the album on the upload page.');
    expect((await chosen()).mode).toBe('shared');

    const alerts = section('Alerts');
    const quiet = alerts.getByLabel('Nothing came for an hour of the evening');
    const to = alerts.getByLabel('To', { exact: true });
    await quiet.press('Space');
    await to.fill('elif@example.com');
    await to.press('Enter');
    await expect(page.getByText('The alerts were saved')).toBeVisible();

    const rehearsal = section('Rehearsal');
    await rehearsal
      .getByRole('button', { name: 'Start rehearsal' })
      .press('Enter');
    await expect(rehearsal.getByRole('status')).toContainText('Problems found');
    const steps = rehearsal.getByRole('listitem');
    await expect(steps).toHaveCount(9);
    await expect(steps.first()).toContainText('PUBLIC_URL is not set');

    await page.reload();
    await expect(to).toHaveValue('elif@example.com');
    await expect(quiet).not.toBeChecked();
    await expect(now).toHaveText('Guests see the album on the upload page.');
    await expect(steps).toHaveCount(9);
  },
);
