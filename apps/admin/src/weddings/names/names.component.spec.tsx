import {
  DESKTOP,
  expectAccessible,
  expectFits,
  PHONE,
  textsOf,
} from '@hatira/component-specs';
import { fakePanel, refuse, type FakeApi } from '@hatira/fake-api';
import type { PanelWedding } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';
import { keepCreated, weddingsAt } from '../../../test/weddings';

const WORDS = {
  en: {
    path: 'Wedding Path',
    first: 'First partner’s name',
    second: 'Second partner’s name',
    date: 'Date',
    dropped: 'Not in the title of the gallery: Su.',
    noDate: 'No date could be read from the path',
    range: 'Enter a day between 2000 and 2099',
    section: 'Names and date',
    change: 'Change names and date',
    save: 'Save',
    saved: 'Names and date of su-ela were saved',
    rename: 'Change the path',
    works: 'The old one keeps working: printed QR codes stay valid',
    renamed: 'The new path is Su-140626-Ela',
    former: 'Former paths (still work)',
  },
  tr: {
    path: 'Düğün yolu',
    first: 'Birinci kişinin adı',
    second: 'İkinci kişinin adı',
    date: 'Tarih',
    dropped: 'Galerinin başlığına alınmıyor: Su.',
    noDate: 'Yoldan tarih okunamadı',
    range: '2000 ile 2099 arasında bir gün girin',
    section: 'Adlar ve tarih',
    change: 'Adları ve tarihi değiştir',
    save: 'Kaydet',
    saved: 'su-ela için adlar ve tarih kaydedildi',
    rename: 'Yolu değiştir',
    works: 'Eski yol da çalışmayı sürdürür: basılı QR kodları geçerli kalır',
    renamed: 'Yeni yol: Su-140626-Ela',
    former: 'Eski yollar (çalışmayı sürdürür)',
  },
} as const;

const LOOKS = (['en', 'tr'] as const).flatMap((language) =>
  [PHONE, DESKTOP].map((viewport) => ({
    language,
    viewport,
    reducedMotion: 'reduce' as const,
  })),
);

/** The dialog scrolls; its own width must hold its texts. */
async function expectSound(): Promise<void> {
  await expectFits('[role=dialog]');
  await expectAccessible();
}

async function write(dialog: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabelText(label, { exact: true }).fill(value);
}

/** Keeps names, date and path as the server does. */
function keepNames(api: FakeApi, wedding: PanelWedding): FakeApi {
  return api.on('namePanelWedding', ({ body }) => {
    const { weddingPath = wedding.weddingPath, ...displayed } = body;
    if (weddingPath !== wedding.weddingPath)
      wedding.formerPaths = [wedding.weddingPath];
    return Object.assign(wedding, displayed, { weddingPath });
  });
}

describe.each(LOOKS)('in $language, $viewport.width pixels wide', (look) => {
  const words = WORDS[look.language];

  it('a new wedding is previewed, with warnings, names and date', async () => {
    const weddings: PanelWedding[] = [];
    const api = keepCreated(fakePanel({ weddings }), weddings);
    await renderPanel('/weddings', look);
    await page.getByRole('button', { name: 'Create New Wedding' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Wedding' });
    const preview = dialog.getByCss('[data-preview]');
    const facts = preview.getByRole('definition');
    const field = dialog.getByRole('textbox', { name: words.path });
    await expect.element(field).toBeVisible();
    await expect.element(preview).not.toBeInTheDocument();
    await field.fill('Su-320199-Can');
    await expect
      .poll(() => textsOf(facts))
      .toEqual(['Can', 'Can', expect.stringMatching(/./)]);
    const warnings = preview.getByRole('status');
    await expect.element(warnings).toHaveTextContent(words.dropped);
    await expect.element(warnings).toHaveTextContent(words.noDate);
    await expectSound();

    await field.fill('Su-140626-Can');
    await expect
      .poll(() => textsOf(facts))
      .toEqual(['Su & Can', 'Can', '14/06/2026']);
    await expect.element(warnings).not.toHaveTextContent(words.noDate);
    await write(dialog, {
      [words.first]: 'Su',
      [words.second]: 'Çan',
      [words.date]: '2026-06-20',
    });
    await expect
      .poll(() => textsOf(facts))
      .toEqual(['Su & Çan', 'Su & Çan', '20/06/2026']);
    await expect.element(warnings).toHaveText('');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => api.bodies('createWedding'))
      .toEqual([
        {
          weddingPath: 'Su-140626-Can',
          displayedNames: ['Su', 'Çan'],
          displayedDate: '2026-06-20',
        },
      ]);
  });

  it('names, date and path of a wedding are corrected', async () => {
    const [wedding] = weddingsAt('su-ela');
    const api = keepNames(fakePanel({ weddings: [wedding!] }), wedding!);
    const panel = await renderPanel(
      `/weddings/${wedding!.hash}/show/page`,
      look,
    );
    const section = page.getByRole('region', { name: words.section });
    await expect
      .element(section.getByRole('definition').nth(1))
      .toHaveText('Ela');
    await section.getByRole('button', { name: words.change }).click();
    const names = page.getByRole('dialog', { name: words.change });
    await write(names, {
      [words.first]: 'Su',
      [words.second]: 'İlâ',
      [words.date]: '1999-12-31',
    });
    await names.getByRole('button', { name: words.save }).click();
    await expect.element(names.getByRole('alert')).toHaveText(words.range);
    await write(names, { [words.date]: '2026-06-14' });
    await expect
      .element(names.getByCss('[data-preview]'))
      .toHaveTextContent('Su & İlâ');
    await expectSound();
    await names.getByRole('button', { name: words.save }).click();
    await panel.expectToast(words.saved, 'success');
    await expect.element(panel.heading).toHaveText('Su & İlâ');
    await expect.element(section).toHaveTextContent('14/06/2026');

    api.once('namePanelWedding', refuse('slug_taken'));
    await section.getByRole('button', { name: words.rename }).click();
    const path = page.getByRole('dialog', { name: words.rename });
    await expect.element(path).toHaveTextContent(words.works);
    const field = path.getByRole('textbox', { name: words.path });
    await expect.element(field).toHaveFocus();
    await field.fill('Elif-200626-Can');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(path.getByRole('alert'))
      .toHaveText('Bu wedding path zaten mevcut');
    await field.fill('Su-140626-Ela');
    await expectSound();
    await userEvent.keyboard('{Enter}');
    await panel.expectToast(words.renamed, 'success');
    await expect.element(path).not.toBeInTheDocument();
    await expect
      .element(section.getByRole('list', { name: words.former }))
      .toHaveText('/su-ela');
    await expect
      .element(page.getByRole('link', { name: '/Su-140626-Ela' }).first())
      .toBeVisible();
    await expectFits('main');
    await expectAccessible();
    await expect
      .poll(() => api.bodies('namePanelWedding'))
      .toEqual([
        { displayedNames: ['Su', 'İlâ'], displayedDate: '2026-06-14' },
        { weddingPath: 'Elif-200626-Can' },
        { weddingPath: 'Su-140626-Ela' },
      ]);
  });
});
