import { DESKTOP, expectAccessible, expectFits } from '@hatira/component-specs';
import { PAGES, type PanelWedding } from '@hatira/contract';
import {
  fakePanel,
  panelWedding,
  refuse,
  SAMPLE_TIME,
  type FakeApi,
} from '@hatira/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { renderPanel } from '../../../../test/panel';

const SMALL_PHONE = { width: 360, height: 740 };
const PATH = 'Elif-200626-Can';
const WORDS = {
  en: {
    couple: 'Couple’s link',
    relatives: 'Relatives’ link',
    newLink: 'New link',
    create: 'Create link',
    withdraw: 'Revoke link',
    password: 'Your password',
    type: (word: string) => `Type “${word}” to continue`,
    confirm: 'Confirm',
    untouched: 'The guests’ upload link and its QR code are not affected.',
    renewed: `The couple’s link for ${PATH} was replaced`,
    created: `The relatives’ link for ${PATH} was created`,
    again: `The relatives’ link for ${PATH} was replaced`,
    withdrawn: `The relatives’ link for ${PATH} was revoked`,
    wrong: 'Your current password is wrong',
  },
  tr: {
    couple: 'Çiftin bağlantısı',
    relatives: 'Yakınların bağlantısı',
    newLink: 'Yeni bağlantı',
    create: 'Bağlantı oluştur',
    withdraw: 'Bağlantıyı kaldır',
    password: 'Kendi parolanız',
    type: (word: string) => `Devam etmek için “${word}” yazın`,
    confirm: 'Onayla',
    untouched: 'Misafirlerin yükleme bağlantısı ve QR kodu değişmez.',
    renewed: `${PATH} çiftinin bağlantısı yenilendi`,
    created: `${PATH} için yakınların bağlantısı hazır`,
    again: `${PATH} için yakınların bağlantısı yenilendi`,
    withdrawn: `${PATH} için yakınların bağlantısı kaldırıldı`,
    wrong: 'Mevcut parolanız yanlış',
  },
} as const;
const LOOKS = (['en', 'tr'] as const).flatMap((language) =>
  [SMALL_PHONE, DESKTOP].map((viewport) => ({
    language,
    viewport,
    reducedMotion: 'reduce' as const,
  })),
);

const dialog = page.getByRole('dialog');
const group = (name: string) => page.getByRole('group', { name });

function linkOf(name: string): string | null | undefined {
  const [link] = group(name).getByRole('link').elements();
  return link?.getAttribute('href');
}

/** Gives new links as the server does. */
function keepLinks(api: FakeApi, wedding: PanelWedding): FakeApi {
  let { hash } = wedding;
  const next = () => (hash += 1);
  return api
    .on('renewCoupleLink', () => {
      wedding.hash = wedding.id = next();
      return wedding;
    })
    .on('renewRelativesLink', () =>
      Object.assign(wedding, {
        viewHash: next(),
        viewLinkCreatedAt: SAMPLE_TIME,
      }),
    )
    .on('withdrawRelativesLink', () =>
      Object.assign(wedding, { viewHash: null, viewLinkCreatedAt: null }),
    );
}

it.each(LOOKS)(
  'both links are created, replaced and withdrawn in $language, $viewport.width pixels wide',
  async (look) => {
    const words = WORDS[look.language];
    const wedding = panelWedding({ weddingPath: PATH });
    const { hash: old } = wedding;
    const api = keepLinks(fakePanel({ weddings: [wedding] }), wedding);
    const panel = await renderPanel(`/weddings/${old}/show/page`, look);
    const answer = async (word?: string, password?: string) => {
      if (word !== undefined)
        await dialog.getByLabelText(words.type(word)).fill(word);
      if (password !== undefined)
        await dialog.getByLabelText(words.password).fill(password);
      await dialog.getByRole('button', { name: words.confirm }).click();
    };
    const press = (link: string, name: string) =>
      group(link).getByRole('button', { name }).click();
    await expect.poll(() => linkOf(words.couple)).toBe(PAGES.gallery(old));

    await press(words.relatives, words.create);
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    await answer(undefined, 'a-long-password');
    await panel.expectToast(words.created, 'success');
    await expect
      .poll(() => linkOf(words.relatives))
      .toBe(PAGES.gallery(old + 1));
    await expectFits('main');

    api.once('renewCoupleLink', refuse('password_wrong'));
    await press(words.couple, words.newLink);
    await expect.element(dialog).toHaveTextContent(words.untouched);
    await expectAccessible();
    await answer('renew', 'not-the-password');
    await expect.element(dialog.getByRole('alert')).toHaveText(words.wrong);
    await expect.poll(() => api.calls('renewCoupleLink')).toHaveLength(1);
    expect(wedding.hash).toBe(old);
    await answer('renew', 'a-long-password');
    await panel.expectToast(words.renewed, 'success');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => linkOf(words.couple)).toBe(PAGES.gallery(old + 2));
    expect(location.hash).toContain(`/weddings/${old + 2}/show`);
    await expect.element(panel.heading).toHaveText('Elif & Can');
    await expect.element(panel.toastOf('error')).not.toBeInTheDocument();
    expect(linkOf(words.relatives)).toBe(PAGES.gallery(old + 1));

    await press(words.relatives, words.newLink);
    await answer('renew', 'a-long-password');
    await panel.expectToast(words.again, 'success');
    await expect
      .poll(() => linkOf(words.relatives))
      .toBe(PAGES.gallery(old + 3));
    await press(words.relatives, words.withdraw);
    await answer('withdraw');
    await panel.expectToast(words.withdrawn, 'success');
    await expect
      .element(group(words.relatives).getByRole('link'))
      .not.toBeInTheDocument();
    await expectAccessible();
    await expect
      .poll(() => api.bodies('renewCoupleLink'))
      .toEqual([
        { currentPassword: 'not-the-password' },
        { currentPassword: 'a-long-password' },
      ]);
  },
);

describe('the relatives’ link', () => {
  it('has a code to save and print, and a button to copy', async () => {
    const wedding = panelWedding({
      viewHash: 200_000_000_000_000,
      viewLinkCreatedAt: SAMPLE_TIME,
    });
    const api = fakePanel({ weddings: [wedding] });
    const write = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockResolvedValue();
    const panel = await renderPanel(`/weddings/${wedding.hash}/show/page`);
    await page
      .getByRole('button', { name: 'Copy: Relatives’ link, Web Album' })
      .click();
    await panel.expectToast('Copied', 'success');
    expect(write).toHaveBeenCalledWith(
      location.origin + PAGES.gallery(wedding.viewHash!),
    );
    await group('Relatives’ link')
      .getByRole('button', { name: 'QR code' })
      .click();
    const code = page
      .getByRole('dialog', { name: 'Relatives’ link' })
      .getByRole('img');
    await expect
      .poll(() => (code.element() as HTMLImageElement).naturalWidth)
      .toBeGreaterThan(0);
    expect(
      api.calls('getWeddingQrSvg').map(({ query }) => query.get('page')),
    ).toContain('relatives');
    await expectAccessible();
    await commands.emulateMedia({ media: 'print' });
    await expect.element(page.getByText('Our wedding photos')).toBeVisible();
    await expect
      .element(page.getByText('Share your photos with us'))
      .not.toBeVisible();
    await commands.emulateMedia({ media: null });
  });
});
