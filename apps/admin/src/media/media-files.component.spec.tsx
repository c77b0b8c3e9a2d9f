import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { fakePanel, panelMedia, panelWedding } from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeMedia, tile } from '../../test/media';
import { renderPanel } from '../../test/panel';

const NOTE = 'Ayşe Teyze|Çok mutlu olun, sizi seviyoruz';
const wedding = panelWedding({ weddingPath: 'Elif-200626-Can' });
const { hash: weddingHash, weddingPath } = wedding;
const PLACE = `/weddings/${weddingHash}/show`;
const button = (name: string) =>
  page.getByRole('button', { name, exact: true });
const file = (number: number, changed = {}) =>
  panelMedia({ weddingHash, weddingPath, ...changed }, number);

/** Files of the sample wedding, whose page the spec opens. */
function fakeFiles(...media: ReturnType<typeof file>[]) {
  const photoCount = media.length;
  const weddings = [{ ...wedding, photoCount, mediaCount: photoCount }];
  return fakeMedia(fakePanel({ weddings, media }), media);
}

const failed = () =>
  file(2, {
    processing: 'failed',
    processingReason: 'truncated: no end of image',
    thumbUrl: null,
  });

describe('the files of a wedding', () => {
  it('are shown with the reason of a failed one, which is tried again', async () => {
    const api = fakeFiles(file(1), failed());
    const panel = await renderPanel(PLACE);
    await expect.element(panel.heading).toHaveText('Elif & Can');
    await expect.element(page.getByText('2 photos, 0 videos')).toBeVisible();
    const picture = tile('IMG_1.jpg').getByRole('img', { name: 'photo' });
    await expect.element(picture).toBeInTheDocument();
    picture.element().scrollIntoView();
    await expect
      .poll(() => (picture.element() as HTMLImageElement).naturalWidth)
      .toBeGreaterThan(0);
    await button('Cannot be shown').click();
    await expect.element(tile('IMG_1.jpg')).not.toBeInTheDocument();
    await expect
      .element(tile('IMG_2.jpg'))
      .toHaveTextContent('Cannot be shown');
    await expect
      .element(tile('IMG_2.jpg'))
      .toHaveTextContent('The recording or the upload was cut off.');
    const ids = [failed().id];
    api.once('retryMedia', { changed: 1 });
    await button('Try again: IMG_2.jpg').click();
    await panel.expectToast('Retrying 1 file', 'success');
    await tile('IMG_2.jpg').getByRole('checkbox').click();
    await button('Try again').click();
    await expect
      .poll(() => api.bodies('retryMedia'))
      .toEqual([{ ids }, { ids }]);
  });

  it('offer no retry for a selection without failed files', async () => {
    fakeFiles(file(1), failed());
    await renderPanel(PLACE);
    await tile('IMG_1.jpg').getByRole('checkbox').click();
    await expect.element(button('Delete')).toBeVisible();
    await expect.element(button('Try again')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'A sound recording', 'Cannot be shown'],
    ['tr', 'Ses kaydı', 'Gösterilemedi'],
  ] as const)(
    'name a recording of sound in %s, and do not offer to try it again',
    async (language, words, cannotBeShown) => {
      const voice = file(1, {
        fileName: 'voice.mp4',
        fileType: 'video/mp4',
        processing: 'failed',
        processingReason: 'a recording of sound',
        isSoundOnly: true,
        thumbUrl: null,
      });
      fakeFiles(voice, file(2));
      await renderPanel(PLACE, { language });
      const recording = tile('voice.mp4');
      await expect
        .element(recording.getByText(words, { exact: true }))
        .toBeVisible();
      await expect.element(recording).not.toHaveTextContent(cannotBeShown);
      const again = recording.getByRole('button', { name: /Try|Yeniden/ });
      await expect.element(again).not.toBeInTheDocument();
      await recording.getByRole('checkbox').click();
      await expect
        .element(button(language === 'en' ? 'Delete' : 'Sil'))
        .toBeVisible();
      const retry = button(language === 'en' ? 'Try again' : 'Yeniden dene');
      await expect.element(retry).not.toBeInTheDocument();
      await expectAccessible();
    },
  );

  it('are deleted by a typed word and restored', async () => {
    const api = fakeFiles(file(1), file(2));
    const panel = await renderPanel(PLACE);
    const filter = page.getByRole('group', { name: 'Show' });
    await tile('IMG_2.jpg').getByRole('checkbox').click();
    await button('Delete').click();
    await panel.confirm('delete');
    await panel.expectToast('1 file was deleted', 'success');
    await expect.element(tile('IMG_2.jpg')).not.toBeInTheDocument();

    await filter.getByRole('button', { name: 'Trash' }).click();
    await tile('IMG_2.jpg').getByRole('checkbox').click();
    await button('Restore').click();
    await panel.expectToast('1 file was restored', 'success');
    await expect
      .element(page.getByText('No results match your search.'))
      .toBeVisible();
    await filter.getByRole('button', { name: 'All' }).click();
    await expect.element(tile('IMG_2.jpg')).toBeVisible();
    await expect
      .poll(() => api.changes)
      .toEqual(['POST trashMedia', 'POST restoreMedia']);
  });

  it('say in the trash that their guest took them back', async () => {
    const deletedAt = new Date().toISOString();
    fakeFiles(
      file(1, { deletedAt, isTakenBack: true }),
      file(2, { deletedAt }),
    );
    await renderPanel('/trash');
    const words = 'Taken back by its guest';
    await expect.element(tile('IMG_1.jpg')).toHaveTextContent(words);
    await expect.element(tile('IMG_2.jpg')).not.toHaveTextContent(words);
  });

  it('that cannot be restored stay selected, with the reason', async () => {
    const deletedAt = new Date().toISOString();
    fakeFiles(file(1, { deletedAt })).on('restoreMedia', { changed: 0 });
    const panel = await renderPanel('/trash');
    await tile('IMG_1.jpg').getByRole('checkbox').click();
    await button('Restore').click();
    await panel.expectToast(
      /^No files were restored: they are already in the album/,
      'error',
    );
    await expect.element(page.getByText('1 selected')).toBeVisible();
  });

  it('are erased from the trash by the typed path alone', async () => {
    const deletedAt = new Date().toISOString();
    const api = fakeFiles(file(1, { deletedAt }), file(2, { deletedAt }));
    const panel = await renderPanel('/trash');
    const erased = tile('IMG_2.jpg').filter({ hasText: weddingPath });
    await page.getByRole('searchbox').fill('img_2');
    await expect.element(tile('IMG_1.jpg')).not.toBeInTheDocument();
    await erased.getByRole('checkbox').click();
    await button('Erase now').click();
    await panel.confirm('delete');
    await expect
      .element(panel.confirmation.getByRole('alert'))
      .toHaveTextContent(
        `Hatalı doğrulama! "${weddingPath}" yazmanız gerekiyordu.`,
      );
    expect(api.changes).toEqual([]);
    await panel.confirm(weddingPath.toLowerCase());
    await panel.expectToast('1 file was erased', 'success');
    await expect
      .poll(() => api.bodies('eraseMedia'))
      .toEqual([{ ids: [file(2).id], confirm: weddingPath }]);
  });

  it('of two weddings are not erased at once', async () => {
    const deletedAt = new Date().toISOString();
    fakeFiles(
      file(1, { deletedAt }),
      file(2, { deletedAt, weddingPath: 'Ece-200626-Ali' }),
    );
    await renderPanel('/trash');
    await page
      .getByRole('checkbox', { name: 'Select all on this page' })
      .click();
    await expect.element(button('Erase now')).toBeDisabled();
  });

  it('that guests do not see are marked, shown and hidden', async () => {
    const api = fakeFiles(file(1, { exposure: 'held' }));
    const panel = await renderPanel(PLACE, {
      viewport: PHONE,
      reducedMotion: 'reduce',
    });
    const held = tile('IMG_1.jpg');
    await expect.element(held).toHaveTextContent('Waits for the couple');
    await held.getByRole('checkbox').click();
    await expectAccessible();
    await expectFits('main');
    await button('Show to guests').click();
    await panel.expectToast('1 file is shown to guests', 'success');
    await expect.element(held).not.toHaveTextContent('Waits for the couple');
    await held.getByRole('checkbox').click();
    await button('Hide from guests').click();
    await expect.element(held).toHaveTextContent('Hidden from guests');
    const ids = [file(1).id];
    await expect
      .poll(() => api.bodies('exposePanelMedia'))
      .toEqual([
        { ids, exposure: 'shown' },
        { ids, exposure: 'hidden' },
      ]);
  });

  it('are accessible in both schemes when they are selected', async () => {
    fakeFiles(file(1), failed());
    await renderPanel(PLACE, { reducedMotion: 'reduce' });
    await page
      .getByRole('checkbox', { name: 'Select all on this page' })
      .click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await expectAccessibleInBothSchemes();
  });

  for (const width of [390, 320])
    for (const place of [PLACE, '/media'])
      it(`are at least two abreast at ${width} pixels on ${place}`, async () => {
        fakeFiles(...[1, 2, 3].map((number) => file(number, { note: NOTE })));
        await renderPanel(place, { viewport: { width, height: 844 } });
        const tiles = page
          .getByRole('main')
          .getByRole('listitem', { name: /\./ });
        await expect.element(tiles.nth(1)).toBeVisible();
        const [left, right] = [tiles.nth(0), tiles.nth(1)].map((one) =>
          one.element().getBoundingClientRect(),
        );
        expect(right!.y).toBe(left!.y);
        expect(right!.x).toBeGreaterThan(left!.x);
        await expectFits('main');
      });
});
