import {
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectComplaint,
  expectFits,
  PHONE,
  setScreen,
} from '@hatira/component-specs';
import { fakeGallery } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  boxOf,
  GALLERY,
  photos,
  press,
  renderGallery,
  scrollDown,
} from '../../../../test/gallery';
import { enlargeText } from '../../../../test/large-text';

const NAMES = ['Ayşe', 'Mehmet', 'Ayşe', 'Ayşe', 'Deniz'];
const items = photos(NAMES.length, (number) => ({
  note: `${NAMES[number - 1]}|${number < 3 ? 'Mutluluklar!' : ''}`,
}));
const search = page.getByRole('region', { name: 'Search' });
const chip = (name: string | RegExp) => search.getByRole('button', { name });
const field = search.getByRole('searchbox');
const guests = search.getByRole('group', { name: 'From' });

async function openSearch(viewport = PHONE) {
  const gallery = await renderGallery({ viewport });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(field).toHaveFocus();
  return gallery;
}

it('opens on one field, with chips and the guests’ faces below it', async () => {
  fakeGallery({ items });
  const gallery = await openSearch();
  await expect.element(search.getByCss('select')).not.toBeInTheDocument();
  const faces = guests.getByRole('button');
  await expect.element(faces).toHaveLength(3);
  await expect.element(faces.first()).toHaveTextContent('Ayşe3');
  await expect.element(faces.first().getByCss('img')).toBeVisible();
  await faces.first().click();
  await expect.element(gallery.tiles).toHaveLength(3);
  expect(location.search).toBe('?guest=ayse');
  await chip('With a message').click();
  await expect.element(gallery.tiles).toHaveLength(1);
  await expect.element(search.getByText('Found: 1')).toBeVisible();
});

it('keeps the active conditions in sight when it is closed, and each goes by a press', async () => {
  fakeGallery({ items });
  const gallery = await openSearch();
  await guests.getByRole('button', { name: /Ayşe/ }).click();
  await chip('With a message').click();
  await page.getByCss('[data-toolbar] [aria-expanded]').click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(chip('Ayşe')).toBeVisible();
  await expect.element(chip('Photos')).not.toBeInTheDocument();
  await chip('With a message').click();
  await expect.element(gallery.tiles).toHaveLength(3);
  await chip('Ayşe').click();
  await expect.element(gallery.tiles).toHaveLength(NAMES.length);
  await expect.element(search).not.toBeInTheDocument();
});

it('shows the conditions of an address, without a shift of the photos', async () => {
  fakeGallery({ items });
  const path = `${GALLERY}?guest=mehmet`;
  const gallery = await renderGallery({ path, viewport: PHONE });
  await expect.element(chip('Mehmet')).toBeVisible();
  await expect.element(gallery.tiles).toHaveLength(1);
});

it('narrows the guests by the typed words, and finds messages', async () => {
  fakeGallery({ items });
  const gallery = await openSearch();
  await field.fill('mehm');
  await expect.element(guests.getByRole('button')).toHaveLength(1);
  await expect.element(gallery.tiles).toHaveLength(1);
  await field.fill('mutlu');
  await expect.element(gallery.tiles).toHaveLength(2);
});

it('comes into sight when the page is scrolled', async () => {
  const many = photos(200, (number) => ({ note: `Guest ${number % 5}|` }));
  fakeGallery({ items: many });
  await renderGallery({ viewport: PHONE });
  await scrollDown(2_000);
  await press('{Enter}', page.getByRole('button', { name: 'Search' }));
  await expect.element(field).toBeInViewport();
  const bar = page.getByCss('[data-toolbar]');
  await expect
    .poll(() => boxOf(field).top - boxOf(bar).bottom)
    .toBeGreaterThanOrEqual(0);
});

it.each([PHONE, DESKTOP])(
  'is accessible at $width pixels, and fits 320 and large letters',
  async (viewport) => {
    expectComplaint(/ResizeObserver loop/);
    fakeGallery({ items });
    await openSearch(viewport);
    await chip('With a message').click();
    await expectAccessibleInBothSchemes();
    await setScreen({ viewport: { width: 320, height: 640 } });
    await expectFits();
    enlargeText();
    await expectFits();
  },
);
