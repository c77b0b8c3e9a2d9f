import {
  answerQuestions,
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { sampleId } from '@hatira/fake-api';
import type { MediaItem } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  fakeCouplesGallery,
  photos,
  press,
  renderGallery,
} from '../../../../../test/gallery';

const IDS = [1, 2, 3, 4, 5].map(sampleId);
const dialog = (name: string) => page.getByRole('dialog', { name });
const series = dialog('Delete the whole series?');
const copies = dialog('Delete all copies?');
const onlyThis = button('Only this one');

/** Five photos within four seconds; the newest, `IMG_1.jpg`, is on the tile. */
const burst = photos(5, (number) => ({
  camera: 'Apple iPhone 15',
  moment: `2026-06-20T20:00:0${5 - number}.000Z`,
}));
/** One photo sent three times, and another one. */
const sentAgain = photos(4, (number): Partial<MediaItem> =>
  number === 2 || number === 3 ? { same_as: sampleId(1) } : {},
);

describe('a burst', () => {
  const open = async (viewport = DESKTOP) => {
    const gallery = fakeCouplesGallery({ items: burst });
    await renderGallery({ viewport, order: 'moment' });
    return gallery;
  };

  it('loses the photo that the bin names, after a question with pictures of all', async () => {
    const { api, left } = await open();
    const questions = answerQuestions(true);
    await button('Delete: IMG_1.jpg').click();
    await expect.element(series).toBeVisible();
    await expect.element(series.getByText('5 similar photos')).toBeVisible();
    const pictures = series.getByRole('listitem');
    await expect.element(pictures).toHaveLength(5);
    await expect.element(onlyThis).toHaveFocus();
    await expectAccessibleInBothSchemes();
    await press('{Enter}');
    await expect.poll(left).toHaveLength(4);
    expect(questions).toEqual(['Delete “IMG_1.jpg”?']);
    expect(api.changes).toEqual(['DELETE deleteMedia']);
    await expect.element(button('4 similar photos')).toBeVisible();
  });

  it('loses all of them by a choice that says their number', async () => {
    const { api } = await open();
    const questions = answerQuestions(true);
    await button('Delete: IMG_1.jpg').click();
    await button('All 5').click();
    await expect.element(page.getByText('5 files were deleted.')).toBeVisible();
    expect(questions).toEqual(['Delete the 5 selected files?']);
    expect(api.bodies('bulkDelete')).toEqual([{ ids: IDS }]);
  });

  it('keeps all of them by Escape', async () => {
    const { api } = await open();
    const questions = answerQuestions(true);
    await button('Delete: IMG_1.jpg').click();
    await expect.element(series).toBeVisible();
    await press('{Escape}');
    await expect.element(series).not.toBeInTheDocument();
    await expect.element(button('Delete: IMG_1.jpg')).toHaveFocus();
    expect([api.changes, questions]).toEqual([[], []]);
  });

  it('counts as its own photo in a selection, and asks before the others go with it', async () => {
    const { api } = await open({ width: 320, height: 640 });
    const questions = answerQuestions(true);
    await page.getByRole('checkbox', { name: /IMG_1\.jpg/ }).click();
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await expect
      .element(page.getByText('Folded below your selection: 4'))
      .toBeVisible();
    await expectFits();
    await press('{Delete}');
    await expect.element(series).toBeVisible();
    await expectFits('dialog');
    await onlyThis.click();
    await expect
      .poll(() => api.bodies('bulkDelete'))
      .toEqual([{ ids: IDS.slice(0, 1) }]);
    expect(questions).toEqual(['Delete the selected file?']);
  });

  it('is asked about once for a selection of several tiles', async () => {
    const lone = { ...photos(6)[5]!, moment: '2026-06-20T19:00:00.000Z' };
    const { api } = fakeCouplesGallery({ items: [...burst, lone] });
    answerQuestions(true);
    await renderGallery({ viewport: DESKTOP, order: 'moment' });
    await page.getByRole('checkbox', { name: /IMG_1\.jpg/ }).click();
    await page.getByRole('checkbox', { name: /IMG_6\.jpg/ }).click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await press('{Delete}');
    const below = dialog('Delete the ones below, too?');
    await expect
      .element(below.getByText('Folded below your selection: 4'))
      .toBeVisible();
    await expect.element(button('All 6')).toBeVisible();
    await button('Only the selected: 2').click();
    await expect
      .poll(() => api.bodies('bulkDelete'))
      .toEqual([{ ids: [sampleId(1), sampleId(6)] }]);
  });
});

describe('a photo that was sent three times', () => {
  it.each([
    ['Only this one', ['DELETE deleteMedia'], 'Delete “IMG_1.jpg”?'],
    ['All 3', ['POST bulkDelete'], 'Delete the 3 selected files?'],
  ])(
    'is deleted by “%s” in the large view',
    async (choice, calls, question) => {
      const { api } = fakeCouplesGallery({ items: sentAgain });
      const questions = answerQuestions(true);
      await renderGallery({ viewport: PHONE, place: `#all/${sampleId(1)}` });
      await expect.element(page.getByText('1 of 2')).toBeVisible();
      await press('{Delete}');
      await expect
        .element(copies.getByText('Same photo, sent 3 times'))
        .toBeVisible();
      await expect.element(copies.getByRole('listitem')).toHaveLength(1);
      await button(choice).click();
      await expect.poll(() => api.changes).toEqual(calls);
      expect(questions).toEqual([question]);
    },
  );

  it('is hidden from guests with or without its copies', async () => {
    const album = {
      mode: 'shared',
      moderation: 'at-once',
      hasWall: false,
    } as const;
    const { api } = fakeCouplesGallery({
      items: sentAgain,
      wedding: { album },
    });
    api.on('exposeMedia', { changed: 3 });
    const gallery = await renderGallery({
      viewport: PHONE,
      place: `#all/${sampleId(1)}`,
    });
    await gallery.opened.getByRole('button', { name: 'More' }).click();
    await button('Hide from guests').click();
    const question = dialog('Hide from guests');
    await expect
      .element(question.getByText('Same photo, sent 3 times'))
      .toBeVisible();
    await button('All 3').click();
    await expect
      .poll(() => api.bodies('exposeMedia'))
      .toEqual([{ ids: IDS.slice(0, 3), exposure: 'hidden' }]);
  });
});

it('asks no question about a Live Photo, which is one photo', async () => {
  const [photo, video] = photos(2, (number) =>
    number === 2
      ? { file_type: 'video/quicktime', motion_of: sampleId(1) }
      : {},
  );
  const { api } = fakeCouplesGallery({ items: [photo!, video!] });
  const questions = answerQuestions(true);
  await renderGallery({ viewport: DESKTOP });
  await button('Delete: IMG_1.jpg').click();
  await expect
    .element(page.getByText('“IMG_1.jpg” was deleted.'))
    .toBeVisible();
  expect(questions).toEqual(['Delete “IMG_1.jpg”?']);
  expect(api.bodies('bulkDelete')).toEqual([{ ids: IDS.slice(0, 2) }]);
});

it('counts a selection as the gallery does, with the copies folded into it', async () => {
  const live = photos(6, (number): Partial<MediaItem> => {
    if (number === 2 || number === 3) return { same_as: sampleId(1) };
    return number === 5
      ? { file_type: 'video/quicktime', motion_of: sampleId(4) }
      : {};
  });
  const { api } = fakeCouplesGallery({ items: live });
  const questions = answerQuestions(true);
  const gallery = await renderGallery({ viewport: DESKTOP });
  await expect
    .element(page.getByText('3 memories (2 copies folded)').first())
    .toBeInTheDocument();
  await page.getByRole('checkbox', { name: /IMG_1\.jpg/ }).click();
  await expect
    .element(page.getByText('Folded below your selection: 2'))
    .toBeVisible();
  await gallery.selectAll.click();
  await expect
    .element(page.getByText('3 selected (2 copies folded)'))
    .toBeVisible();
  await press('{Delete}');
  await expect.poll(() => questions).toEqual(['Delete the 5 selected files?']);
  await expect
    .poll(() => api.bodies('bulkDelete'))
    .toEqual([{ ids: live.map(({ id }) => id) }]);
});
