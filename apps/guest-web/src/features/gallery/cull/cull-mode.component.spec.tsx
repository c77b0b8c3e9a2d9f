import type { MediaItem } from '@hatira/contract';
import {
  answerQuestions,
  DESKTOP,
  expectAccessible,
  expectComplaint,
  PHONE,
} from '@hatira/component-specs';
import {
  fakeGallery,
  FIRST_HASH,
  refuse,
  sampleId,
  selectionAlbum,
  weddingInfo,
} from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  boxOf,
  eveningOf,
  fakeCouplesGallery,
  openMenu,
  photos,
  renderGallery,
} from '../../../../test/gallery';

const NARROW = { width: 320, height: 640 };
const ONE_LINE_PX = 80;
const CHOSEN = { heart: true, verdict: 'keep' } as const;
const MARKS: MediaItem['marks'][] = [
  { first: CHOSEN, second: CHOSEN },
  { second: CHOSEN },
  { first: { heart: false, verdict: 'maybe' } },
  undefined,
];

const row = { name: /^Choose your favourites/ };
const layer = page.getByRole('dialog', { name: 'Choose your favourites' });
const count = layer.getByCss('header [data-favourites]');

/** Opens the culling by its row in the menu. */
async function openCulling(): Promise<void> {
  const menu = await openMenu();
  await menu.getByRole('button', row).click();
}

const isFirst = () => localStorage.setItem(`partner:${FIRST_HASH}`, 'first');

/** Two favourites, of both and of the second partner; a maybe, and one without an answer. */
function fakeFavourites(favouritesTarget?: number) {
  const items = photos(4, (number) => {
    const marks = MARKS[number - 1];
    return marks === undefined ? {} : { marks };
  });
  return fakeGallery({
    items,
    wedding: favouritesTarget === undefined ? {} : { favouritesTarget },
  }).on('markMedia', ({ body }) => ({ changed: body.changes.length }));
}

it('has one line of answers on the narrowest phone, and offers the favourites by their number', async () => {
  fakeGallery({ items: eveningOf(3, 60_000) }).on('markMedia', {
    changed: 3,
  });
  await renderGallery({ viewport: NARROW });
  await openCulling();
  // The page first asks who answers; keys decide no picture until then.
  const who = page.getByRole('dialog', { name: 'Who is holding this phone?' });
  await expect.element(who).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await who.getByRole('button', { name: 'Elif' }).click();
  await expect.element(layer.getByText('1 of 3')).toBeVisible();
  const answers = layer.getByCss('[data-verdict]').elements();
  expect(answers).toHaveLength(3);
  expect(
    new Set(answers.map((answer) => answer.getBoundingClientRect().top)).size,
  ).toBe(1);
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}');
  await expect
    .element(layer.getByText('You have looked at everything.'))
    .toBeVisible();
  const best = layer.getByRole('button', { name: 'Download favourites: 2' });
  await expect.element(best).toBeVisible();
  expect(boxOf(best).height).toBeLessThan(ONE_LINE_PX);
});

it('deletes of a burst the photos that were answered with “no” alone, and asks about copies', async () => {
  // The fourth is a copy of the third.
  const items = photos(4, (number) => ({
    camera: 'Apple iPhone 15',
    moment: `2026-06-20T20:00:0${5 - number}.000Z`,
    ...(number === 4 && { same_as: sampleId(3) }),
  }));
  const { api } = fakeCouplesGallery({ items });
  api.on('markMedia', { changed: 1 });
  answerQuestions(true);
  isFirst();
  await renderGallery({ viewport: DESKTOP, order: 'moment' });
  await expect
    .element(page.getByRole('button', { name: '4 similar photos' }))
    .toBeVisible();
  await openCulling();
  await expect.element(layer.getByText('1 of 3')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowLeft}');
  await layer.getByText('Answered with “no”: 2').click();
  await layer.getByRole('button', { name: 'Delete: 2' }).click();
  const copies = page.getByRole('dialog', { name: 'Delete all copies?' });
  await copies.getByRole('button', { name: 'All 3' }).click();
  await expect
    .poll(() => api.bodies('bulkDelete'))
    .toEqual([{ ids: [1, 3, 4].map(sampleId) }]);
});

it('goes on where either phone stopped, and counts as menu, large view and search do', async () => {
  const api = fakeFavourites(3);
  isFirst();
  const gallery = await renderGallery({ viewport: PHONE });
  const menu = await openMenu();
  await expect
    .element(menu.getByRole('button', row))
    .toHaveAccessibleName('Choose your favourites Favourites: 2 of 3');
  await menu.getByRole('button', row).click();
  // The first has an answer; the partner's does not count as one.
  await expect.element(layer.getByText('3 of 4')).toBeVisible();
  await expect.element(layer.getByText('A favourite of Can')).toBeVisible();
  await expect.element(count).toHaveText('2 / 3');
  await expectAccessible();
  await layer.getByRole('button', { name: 'To the list' }).click();
  await expect
    .element(layer.getByText('Chosen by both of you: 1'))
    .toBeVisible();
  await expect
    .element(layer.getByText('Chosen by only one of you: 1'))
    .toBeVisible();
  const chosen = layer.getByRole('list', { name: 'Your favourites' });
  await expect.element(chosen.getByRole('listitem')).toHaveLength(2);
  await expectAccessible();

  const made = selectionAlbum({ name: 'Favourites', count: 2 });
  api.on('makeSelectionAlbum', { data: made });
  await layer.getByRole('button', { name: 'Make an album' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.getByRole('textbox').fill('Favourites');
  await sheet.getByRole('button', { name: 'Create a link' }).click();
  await expect
    .element(sheet.getByRole('link', { name: made.url }))
    .toBeVisible();
  expect(api.bodies('makeSelectionAlbum')).toEqual([
    { ids: [sampleId(1), sampleId(2)], name: 'Favourites' },
  ]);
  await expect
    .element(sheet.getByRole('region', { name: 'As a link' }))
    .toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(layer).toBeVisible();

  // The list of the difference, in the gallery.
  await layer.getByRole('button', { name: 'Show in the gallery' }).click();
  await expect.element(layer).not.toBeInTheDocument();
  await expect.element(gallery.tiles).toHaveLength(2);
  await expect
    .element(page.getByRole('heading', { name: 'Favourites: 2 of 3' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Chosen by only one of you' }).click();
  await expect.element(gallery.tiles).toHaveLength(1);
  await gallery.tiles.first().click({ position: { x: 60, y: 60 } });
  await expect
    .element(gallery.opened.getByCss('[data-favourites]'))
    .toHaveText('2 / 3');
});

it('settles the difference, and ends with the favourite that completes the number', async () => {
  const api = fakeFavourites(3);
  isFirst();
  await renderGallery({ viewport: PHONE });
  await openCulling();
  await layer.getByRole('button', { name: 'To the list' }).click();
  await layer
    .getByRole('button', {
      name: 'Look at those that only one of you chose: 1',
    })
    .click();
  await expect.element(layer.getByText('1 of 1')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(layer.getByText('Chosen by both of you: 2'))
    .toBeVisible();
  await expect
    .element(layer.getByText('You have chosen the 3'))
    .not.toBeInTheDocument();
  await layer.getByRole('button', { name: 'Decide about the maybes' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(layer.getByText('You have chosen the 3 favourites'))
    .toBeVisible();
  // More may follow: the number is no limit.
  await layer.getByRole('button', { name: /^Go on with those/ }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(count).toHaveText('4');
  await expect
    .element(layer.getByText('You wanted 3 and have chosen 4.'))
    .toBeVisible();
  await expect
    .element(layer.getByRole('img', { name: 'Favourites: 4' }).first())
    .toBeInTheDocument();
  await expect
    .poll(() =>
      api
        .bodies('markMedia')
        .flatMap(({ partner, changes }) =>
          changes.map(({ id, verdict }) => [partner, id, verdict]),
        ),
    )
    .toEqual([2, 3, 4].map((number) => ['first', sampleId(number), 'keep']));
});

it('lets the couple set, change and drop the number, and says when it was not kept', async () => {
  const api = fakeFavourites();
  isFirst();
  await renderGallery({ viewport: PHONE, language: 'tr' });
  expectComplaint(/503|Service Unavailable/);
  const inTurkish = page.getByRole('dialog', { name: 'Favorilerinizi seçin' });
  await page.getByRole('button', { name: 'Diğer' }).click();
  await page.getByRole('button', { name: /^Favorilerinizi seçin/ }).click();
  await inTurkish.getByRole('button', { name: 'Listeye geç' }).click();
  await inTurkish.getByRole('button', { name: 'Bir sayı belirle' }).click();
  const field = inTurkish.getByLabelText('Kaç favori seçmek istiyorsunuz?');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const begin = inTurkish.getByRole('button', { name: 'Bir sayı belirle' });
  await expect.element(begin).toHaveFocus();
  await begin.click();
  await field.fill('100');
  api
    .on('changeFavouritesTarget', ({ body }) => body)
    .once('changeFavouritesTarget', refuse('service_unavailable'));
  await inTurkish.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Sayı kaydedilemedi.')).toBeVisible();
  await inTurkish.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .element(inTurkish.getByCss('header [data-favourites]'))
    .toHaveText('2 / 100');
  await inTurkish.getByRole('button', { name: 'Sayıyı değiştir' }).click();
  await inTurkish.getByRole('button', { name: 'Sayıyı kaldır' }).click();
  await expect
    .element(inTurkish.getByCss('header [data-favourites]'))
    .toHaveText('2');
  expect(
    api.bodies('changeFavouritesTarget').map(({ target }) => target),
  ).toEqual([100, 100, null]);
});

it('takes over the number that the other phone sets, and reads it after a lost connection', async () => {
  isFirst();
  const api = fakeFavourites();
  const events = api.stream('getGalleryEvents');
  await renderGallery({ viewport: PHONE });
  await openCulling();
  await expect.element(count).toHaveText('2');
  events.send('favourites', { target: 6 });
  await expect.element(count).toHaveText('2 / 6');
  api.on('getWeddingInfo', weddingInfo({ favouritesTarget: 9 }));
  events.end();
  await expect.element(count).toHaveText('2 / 9');
});
