import { readFile } from 'node:fs/promises';
import { API, PAGES } from '@hatira/contract';
import { expectAccessible } from '../../support/browser/accessibility.js';
import { expectFits } from '../../support/browser/layout.js';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import { STAFF } from '../../support/browser/product.js';
import { variant } from '../../support/browser/variant.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 360, height: 740 };

const WORDS = {
  'en-US': {
    couple: 'Couple’s link',
    relatives: 'Relatives’ link',
    newLink: 'New link',
    create: 'Create link',
    withdraw: 'Revoke link',
    password: 'Your password',
    type: (word: string) => `Type “${word}” to continue`,
    confirm: 'Confirm',
    untouched: 'The guests’ upload link and its QR code are not affected.',
    renewed: (path: string) => `The couple’s link for ${path} was replaced`,
    created: (path: string) => `The relatives’ link for ${path} was created`,
    again: (path: string) => `The relatives’ link for ${path} was replaced`,
    withdrawn: (path: string) => `The relatives’ link for ${path} was revoked`,
    wrong: 'Your current password is wrong',
  },
  'tr-TR': {
    couple: 'Çiftin bağlantısı',
    relatives: 'Yakınların bağlantısı',
    newLink: 'Yeni bağlantı',
    create: 'Bağlantı oluştur',
    withdraw: 'Bağlantıyı kaldır',
    password: 'Kendi parolanız',
    type: (word: string) => `Devam etmek için “${word}” yazın`,
    confirm: 'Onayla',
    untouched: 'Misafirlerin yükleme bağlantısı ve QR kodu değişmez.',
    renewed: (path: string) => `${path} çiftinin bağlantısı yenilendi`,
    created: (path: string) => `${path} için yakınların bağlantısı hazır`,
    again: (path: string) => `${path} için yakınların bağlantısı yenilendi`,
    withdrawn: (path: string) =>
      `${path} için yakınların bağlantısı kaldırıldı`,
    wrong: 'Mevcut parolanız yanlış',
  },
} as const;

for (const locale of ['en-US', 'tr-TR'] as const) {
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    test.describe(
      `in ${locale}, ${viewport.width} pixels wide`,
      variant((locale === 'tr-TR') === (viewport === PHONE), '@desktop'),
      () => {
        test.use({ locale, viewport });

        test('creates, replaces and withdraws both links', async ({
          consoleWatch,
          page,
          panel,
          product,
          wedding,
        }) => {
          consoleWatch.expect(REFUSED);
          const words = WORDS[locale];
          const { weddingPath } = wedding;
          const confirmation = page.getByRole('dialog');
          const group = (name: string) => page.getByRole('group', { name });
          const linkOf = async (name: string) =>
            (await group(name)
              .getByRole('link')
              .first()
              .getAttribute('href')) ?? '';
          const answer = async (
            word: string | undefined,
            password: string | undefined,
          ) => {
            if (word !== undefined)
              await confirmation.getByLabel(words.type(word)).fill(word);
            if (password !== undefined)
              await confirmation.getByLabel(words.password).fill(password);
            await confirmation
              .getByRole('button', { name: words.confirm })
              .click();
          };
          const statusOf = async (path: string) =>
            (
              await fetch(
                product.url + API.weddingInfo(Number(path.split('/').pop())),
              )
            ).status;

          await panel.open(`/weddings/${wedding.hash}/show/page`);
          const old = await linkOf(words.couple);
          expect(old).toBe(PAGES.gallery(wedding.hash));

          await group(words.relatives)
            .getByRole('button', { name: words.create })
            .click();
          await expectAccessible(page);
          await answer(undefined, STAFF.password);
          await panel.expectToast(words.created(weddingPath), 'success');
          const relatives = await linkOf(words.relatives);
          expect(await statusOf(relatives)).toBe(200);
          await expectFits(page, 'main');

          await group(words.couple)
            .getByRole('button', { name: words.newLink })
            .click();
          await expect(confirmation).toContainText(words.untouched);
          await expectAccessible(page);
          await answer('renew', 'not-the-password');
          await expect(confirmation.getByRole('alert')).toHaveText(words.wrong);
          expect(await statusOf(old)).toBe(200);
          await answer('renew', STAFF.password);
          await panel.expectToast(words.renewed(weddingPath), 'success');
          await expect(confirmation).toBeHidden();
          await expect.poll(() => linkOf(words.couple)).not.toBe(old);
          const renewed = await linkOf(words.couple);
          const hash = renewed.split('/').pop();
          await expect(page).toHaveURL(new RegExp(`/weddings/${hash}/show`));
          await expect(panel.heading).toHaveText('Elif & Can');
          await expect(page.locator('[data-toast=error]')).toHaveCount(0);
          expect([await statusOf(old), await statusOf(renewed)]).toEqual([
            404, 200,
          ]);
          expect(await linkOf(words.relatives)).toBe(relatives);
          await page.reload();
          await expect(panel.heading).toHaveText('Elif & Can');

          await group(words.relatives)
            .getByRole('button', { name: words.newLink })
            .click();
          await answer('renew', STAFF.password);
          await panel.expectToast(words.again(weddingPath), 'success');
          await expect.poll(() => linkOf(words.relatives)).not.toBe(relatives);
          const second = await linkOf(words.relatives);
          await group(words.relatives)
            .getByRole('button', { name: words.withdraw })
            .click();
          await answer('withdraw', undefined);
          await panel.expectToast(words.withdrawn(weddingPath), 'success');
          await expect(group(words.relatives).getByRole('link')).toHaveCount(0);
          expect([await statusOf(relatives), await statusOf(second)]).toEqual([
            404, 404,
          ]);
          await expectAccessible(page);
        });
      },
    );
  }
}

test.describe('the links of a wedding', { tag: '@desktop' }, () => {
  test('each have a code to save and print, and a button to copy', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    const relatives = await product.relativesOf(wedding);
    await page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.open(`/weddings/${wedding.hash}/show/page`);
    await page
      .getByRole('button', { name: 'Copy: Relatives’ link, Web Album' })
      .click();
    await panel.expectToast('Copied', 'success');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      product.url + PAGES.gallery(relatives.hash),
    );

    await page
      .getByRole('group', { name: 'Relatives’ link' })
      .getByRole('button', { name: 'QR code' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Relatives’ link' });
    const code = dialog.getByRole('img');
    await expect
      .poll(() =>
        code.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download SVG' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(
      `${wedding.weddingPath}-relatives-qr.svg`,
    );
    expect(
      (await readFile(await saved.path())).toString('latin1').startsWith('<'),
    ).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Our wedding photos')).toBeVisible();
    await expect(page.getByText('Share your photos with us')).toBeHidden();
  });

  test('are current in the list after a renewal', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await panel.open('/weddings');
    await panel.find(wedding.weddingPath);
    const renewed = await product.renewCouple(wedding);
    await page.reload();
    const row = await panel.find(wedding.weddingPath);
    const album = row.getByRole('link', {
      name: new RegExp(`^Web Album: ${wedding.weddingPath}`),
    });
    await expect(album).toHaveAttribute('href', PAGES.gallery(renewed.hash));
    await row
      .getByRole('link', { name: wedding.weddingPath, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`/weddings/${renewed.hash}/show`));
  });
});
