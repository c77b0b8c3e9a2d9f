import { API, PAGES } from '@hatira/contract';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import { STAFF } from '../../support/browser/product.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const COUPLE = 'Couple’s link';
const RELATIVES = 'Relatives’ link';

test(
  'staff create, replace and withdraw the links of a wedding',
  { tag: '@desktop' },
  async ({ consoleWatch, page, panel, product, wedding }) => {
    consoleWatch.expect(REFUSED);
    const { weddingPath: path } = wedding;
    const confirmation = page.getByRole('dialog');
    const group = (name: string) => page.getByRole('group', { name });
    const linkOf = async (name: string) =>
      (await group(name).getByRole('link').first().getAttribute('href')) ?? '';
    const press = (link: string, name: string) =>
      group(link).getByRole('button', { name }).click();
    const answer = async (word?: string, password?: string) => {
      if (word !== undefined)
        await confirmation.getByLabel(`Type “${word}” to continue`).fill(word);
      if (password !== undefined)
        await confirmation.getByLabel('Your password').fill(password);
      await confirmation.getByRole('button', { name: 'Confirm' }).click();
    };
    const statusOf = async (link: string) =>
      (
        await fetch(
          product.url + API.weddingInfo(Number(link.split('/').pop())),
        )
      ).status;

    await panel.open(`/weddings/${wedding.hash}/show/page`);
    const old = await linkOf(COUPLE);
    expect(old).toBe(PAGES.gallery(wedding.hash));
    await press(RELATIVES, 'Create link');
    await answer(undefined, STAFF.password);
    await panel.expectToast(
      `The relatives’ link for ${path} was created`,
      'success',
    );
    const relatives = await linkOf(RELATIVES);
    expect(await statusOf(relatives)).toBe(200);

    await press(COUPLE, 'New link');
    await answer('renew', 'not-the-password');
    await expect(confirmation.getByRole('alert')).toHaveText(
      'Your current password is wrong',
    );
    expect(await statusOf(old)).toBe(200);
    await answer('renew', STAFF.password);
    await panel.expectToast(
      `The couple’s link for ${path} was replaced`,
      'success',
    );
    await expect.poll(() => linkOf(COUPLE)).not.toBe(old);
    const renewed = await linkOf(COUPLE);
    await expect(page).toHaveURL(
      new RegExp(`/weddings/${renewed.split('/').pop()}/show`),
    );
    expect([await statusOf(old), await statusOf(renewed)]).toEqual([404, 200]);
    expect(await linkOf(RELATIVES)).toBe(relatives);
    await page.reload();
    await expect(panel.heading).toHaveText('Elif & Can');

    await press(RELATIVES, 'New link');
    await answer('renew', STAFF.password);
    await panel.expectToast(
      `The relatives’ link for ${path} was replaced`,
      'success',
    );
    await expect.poll(() => linkOf(RELATIVES)).not.toBe(relatives);
    const second = await linkOf(RELATIVES);
    await press(RELATIVES, 'Revoke link');
    await answer('withdraw');
    await panel.expectToast(
      `The relatives’ link for ${path} was revoked`,
      'success',
    );
    await expect(group(RELATIVES).getByRole('link')).toHaveCount(0);
    expect([await statusOf(relatives), await statusOf(second)]).toEqual([
      404, 404,
    ]);
  },
);
