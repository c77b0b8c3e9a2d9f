import {
  answerQuestions,
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { fakeGallery, FIRST_HASH, mediaItem } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderGuestPage } from '../../../test/guest-page';
import { readSlowly } from '../../../test/read-slowly';

const GALLERY = `/camera-roll/${FIRST_HASH}`;
const VIEWER = `/camera-roll-mobile/${FIRST_HASH}`;
const CELEBRATION_MS = 4_000;
const UNDO_MS = 10_000;
const SMALL = { width: 320, height: 568 };
const LONG_NAMES = ['Muhammed Abdurrahman', 'Hatice Kübra Nur'];

const celebration = page.getByRole('dialog', {
  name: 'Here’s to the two of you',
});
const tiles = page
  .getByRole('list', { name: 'Photos and videos' })
  .getByRole('listitem');
const controls = page.getByCss('[data-toolbar] button');

const withNotes = (count: number, note = 'Ayşe|Mutluluklar!') =>
  Array.from({ length: count }, (_, index) => mediaItem({ note }, index + 1));

it.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)(
  'is accessible with items and a selection on a %s, in both schemes',
  async (_name, viewport) => {
    readSlowly(CELEBRATION_MS);
    fakeGallery({ items: withNotes(3) });
    await renderGuestPage(GALLERY, { viewport, reducedMotion: 'reduce' });
    await expect.element(celebration).toBeVisible();
    await expectAccessibleInBothSchemes();
    await celebration.getByRole('button', { name: 'Close' }).click();
    await expect.element(tiles).toHaveLength(3);
    await expectAccessibleInBothSchemes();
    await tiles.first().getByRole('checkbox').click();
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await expectAccessibleInBothSchemes();
  },
);

it.each(['en', 'de', 'el', 'kk'] as const)(
  'fits 320 pixels in %s when it opens',
  async (language) => {
    readSlowly(CELEBRATION_MS);
    const endless = 'Çokuzunbirkelimeçokuzunbirkelimeçokuzunbirkelime';
    fakeGallery({
      items: withNotes(1, `Ayşe|${endless}`),
      wedding: { names: LONG_NAMES },
    });
    const screen = { language, viewport: SMALL };
    await renderGuestPage(GALLERY, screen);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(page.getByText(endless)).toBeInTheDocument();
    await expect.element(controls).toHaveLength(5);
    await expectFits();
    await renderGuestPage('/camera-roll', screen);
    await expect
      .element(page.getByText(/\/camera-roll\/\d{16}$/))
      .toBeVisible();
    await expectFits();
  },
);

it.each(['en', 'de', 'el', 'kk'] as const)(
  'shows the actions in %s below the photo of the viewer on a small phone, and view behind the last',
  async (language) => {
    fakeGallery();
    await renderGuestPage(VIEWER, { language, viewport: SMALL });
    const actions = page.getByCss('div:has(> [aria-expanded]) > button');
    await expect.element(actions.nth(2)).toBeVisible();
    for (const action of actions.all())
      await expect.element(action).toBeInViewport({ ratio: 1 });
    await actions.last().click();
    const view = page.getByCss('a[target=_blank]');
    await expect.element(view).toBeInViewport({ ratio: 1 });
  },
);

it('fits 320 pixels with a selection and a toast', async () => {
  readSlowly(CELEBRATION_MS, UNDO_MS);
  answerQuestions(true);
  const api = fakeGallery({ items: withNotes(3) }).on('bulkDelete', {
    deleted: 1,
  });
  await renderGuestPage(GALLERY, { viewport: SMALL });
  await celebration.getByRole('button', { name: 'Close' }).click();
  await tiles.first().getByRole('checkbox').click();
  await expectFits();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect.element(page.getByText('1 file was deleted.')).toBeVisible();
  await expectFits();
  await expect.poll(() => api.changes).toEqual(['POST bulkDelete']);
});
