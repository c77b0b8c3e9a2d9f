import {
  afterTest,
  answerQuestions,
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectComplaint,
  expectFits,
  PHONE,
  setScreen,
} from '@hatira/component-specs';
import { fakeGallery, refuse, selectionAlbum } from '@hatira/fake-api';
import { PAGES, type RelativesLink } from '@hatira/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { photos, press, renderGallery } from '../../../../test/gallery';
import { enlargeText } from '../../../../test/large-text';

const NEW = 4_120_937_650_012_345;
const panel = page.getByRole('dialog', { name: 'Share' });
const relatives = panel.getByRole('region', {
  name: 'For family and friends',
});
const act = (name: string) => relatives.getByRole('button', { name });
const linkOf = (hash: number) => location.origin + PAGES.gallery(hash);
const answer = (hash?: number) => ({
  link: hash ? { hash, created_at: '2026-06-21T08:00:00.000Z' } : null,
});

function fakeLinks(first?: number) {
  let current: Pick<RelativesLink, 'link'> = answer(first);
  return fakeGallery({ items: photos(2) })
    .on('getRelativesLink', () => current)
    .on('shareWithRelatives', () => (current = answer(NEW)))
    .on('endRelativesLink', () => (current = answer()));
}

async function openPanel(viewport = PHONE) {
  await renderGallery({ viewport });
  await page
    .getByCss('[data-toolbar]')
    .getByRole('button', { name: 'Share' })
    .click();
  await expect.element(panel).toBeVisible();
}

it('makes, shows and ends the link for relatives, after questions', async () => {
  const api = fakeLinks();
  await openPanel();
  await act('Create a link').click();
  const link = relatives.getByRole('link', { name: linkOf(NEW) });
  await expect.element(link).toBeVisible();
  expect(api.changes).toEqual(['POST shareWithRelatives']);

  const refusals = answerQuestions(false);
  await act('Turn link off').click();
  await act('Replace link').click();
  expect(refusals).toHaveLength(2);
  expect(api.changes).toHaveLength(1);

  answerQuestions(true);
  await act('Turn link off').click();
  await expect
    .element(relatives.getByText('The link no longer works.'))
    .toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(act('Create a link')).toBeVisible();
  expect(api.changes).toEqual([
    'POST shareWithRelatives',
    'DELETE endRelativesLink',
  ]);
});

it('shows a link of an earlier visit, and replaces it', async () => {
  const old = NEW - 1;
  fakeLinks(old);
  answerQuestions(true);
  await openPanel(DESKTOP);
  await expect
    .element(relatives.getByRole('link', { name: linkOf(old) }))
    .toBeVisible();
  await act('Replace link').click();
  await expect
    .element(relatives.getByRole('link', { name: linkOf(NEW) }))
    .toBeVisible();
});

it('says that a link could not be made, and makes it at the next press', async () => {
  const api = fakeLinks();
  await openPanel();
  api.once('shareWithRelatives', refuse('too_many_requests'));
  await act('Create a link').click();
  await expect
    .element(relatives.getByText('That could not be changed.'))
    .toBeVisible();
  await act('Create a link').click();
  await expect
    .element(relatives.getByRole('link', { name: linkOf(NEW) }))
    .toBeVisible();
});

it('lists the albums of chosen photos, copies a link, and ends one after a question', async () => {
  const named = selectionAlbum({ name: 'Best of', count: 12 }, 2);
  const photo = selectionAlbum({}, 1);
  const api = fakeLinks()
    .on('listSelectionAlbums', { data: [named, photo] })
    .on('endSelectionAlbum', {});
  await openPanel();
  const albums = panel.getByRole('region', { name: 'Chosen photos' });
  const rows = albums.getByRole('listitem');
  await expect.element(rows).toHaveLength(2);
  await expect
    .element(albums.getByRole('link', { name: 'Best of 12 memories' }))
    .toHaveAttribute('href', named.url);
  await expect
    .element(albums.getByRole('link', { name: '1 memory' }))
    .toHaveAttribute('href', photo.url);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  writeText.mockResolvedValue(undefined);
  const button = (name: string) => albums.getByRole('button', { name });
  await button('Copy message: Best of').click();
  const copied = 'Message and link copied.';
  await expect.element(rows.first()).toHaveTextContent(copied);
  expect(writeText).toHaveBeenCalledWith(
    `Best of\nMoments from our wedding that we chose for you. With love, Elif & Can\n${named.url}`,
  );
  writeText.mockRestore();

  answerQuestions(false);
  await button('Turn link off: Best of').click();
  expect(api.changes).toEqual([]);
  answerQuestions(true);
  api.once('endSelectionAlbum', refuse('too_many_requests'));
  await button('Turn link off: Best of').click();
  await expect
    .element(albums.getByText('That could not be changed.'))
    .toBeVisible();
  await button('Turn link off: Best of').click();
  const word = albums.getByText('Best of: The link no longer works.');
  await expect.element(word).toHaveFocus();
  await expect.element(rows.first()).not.toHaveTextContent('12 memories');
  await button('Copy message: 1 memory').click();
  await expect.element(word).not.toBeInTheDocument();
  await expect.element(rows).toHaveLength(1);
  expect(api.changes).toEqual([
    'DELETE endSelectionAlbum',
    'DELETE endSelectionAlbum',
  ]);
});

it('lists albums page by page, and says which of them has no picture any more', async () => {
  const album = (number: number, count: number) =>
    selectionAlbum({ name: `Album ${number}`, count }, number);
  fakeLinks().on('listSelectionAlbums', ({ query }) =>
    query.get('cursor') === null
      ? { data: [album(1, 3), album(2, 0)], next_cursor: 'next' }
      : { data: [album(3, 1)] },
  );
  await openPanel();
  const albums = panel.getByRole('region', { name: 'Chosen photos' });
  const rows = albums.getByRole('listitem');
  await expect.element(rows).toHaveLength(2);
  await expect
    .element(rows.nth(1))
    .toHaveTextContent('This link has no photos any more.');
  await albums.getByRole('button', { name: 'Show more' }).click();
  await expect.element(rows).toHaveLength(3);
  await expect
    .element(albums.getByRole('button', { name: 'Show more' }))
    .not.toBeInTheDocument();
});

it('shows no cover that is gone', async () => {
  const cover = '/media/gone/thumb';
  fakeLinks().on('listSelectionAlbums', {
    data: [selectionAlbum({ cover_url: cover })],
  });
  await openPanel();
  const albums = panel.getByRole('region', { name: 'Chosen photos' });
  const image = albums.getByCss('img');
  await expect.element(image).toHaveAttribute('src', cover);
  image.element().dispatchEvent(new Event('error'));
  await expect.element(image).not.toBeInTheDocument();
});

it('sends the links for relatives and guests with a few words', async () => {
  fakeLinks(NEW);
  const share = vi.fn((_: ShareData) => Promise.resolve());
  Object.assign(navigator, { share });
  afterTest(() => Reflect.deleteProperty(navigator, 'share'));
  await openPanel();
  await act('Share').click();
  await panel
    .getByRole('region', { name: 'For guests' })
    .getByRole('button', { name: 'Share' })
    .click();
  const [toRelatives, toGuests] = share.mock.calls.map(([data]) => data);
  expect(toRelatives).toEqual({
    url: linkOf(NEW),
    text: 'Here are the photos of our wedding: look and download as you like. With love, Elif & Can',
  });
  expect(toGuests?.text).toBe(
    'Please send us the photos and videos you took at our wedding, on this page. With love, Elif & Can',
  );
});

it('has the link and the code for guests, and the way to the wall', async () => {
  fakeLinks();
  await openPanel();
  const guests = panel.getByRole('region', { name: 'For guests' });
  await expect
    .element(guests.getByRole('img', { name: /QR code/ }))
    .toBeVisible();
  await expect
    .element(guests.getByRole('link', { name: /Elif-200626-Can$/ }))
    .toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Live wall' }))
    .toHaveAttribute('href', expect.stringMatching(/\/walls$/));
  await press('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

it.each([PHONE, DESKTOP])(
  'is accessible at $width pixels, and fits 320 and large letters',
  async (viewport) => {
    expectComplaint(/ResizeObserver loop/);
    const albums = [1, 2].map((number) =>
      selectionAlbum({ name: 'En sevdiklerimiz', count: 30 }, number),
    );
    fakeLinks(NEW).on('listSelectionAlbums', { data: albums });
    await openPanel(viewport);
    await expect.element(act('Replace link')).toBeVisible();
    await expectAccessibleInBothSchemes();
    await setScreen({ viewport: { width: 320, height: 640 } });
    await expectFits('dialog');
    enlargeText();
    await expectFits('dialog');
  },
);
