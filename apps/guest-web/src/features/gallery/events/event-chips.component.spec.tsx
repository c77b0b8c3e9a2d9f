import {
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { fakeGallery, sampleId } from '@hatira/fake-api';
import type { WeddingEvent } from '@hatira/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, button, photos, renderGallery } from '../../../../test/gallery';

const event = (
  number: number,
  changed: Partial<WeddingEvent>,
): WeddingEvent => ({
  id: sampleId(900 + number),
  kind: 'henna-night',
  name: null,
  date: '2026-06-18',
  begins: '19:00',
  ends: '23:30',
  place: null,
  ...changed,
});
const HENNA = event(1, {});
const WEDDING = event(2, { kind: 'wedding', date: '2026-06-20' });
const TRIP = event(3, { name: 'Kapadokya', kind: 'other', date: '2026-06-25' });
/** Two of the henna night, one of the wedding, one of no event. */
const items = photos(4, (number) => ({
  event: [HENNA.id, HENNA.id, WEDDING.id, null][number - 1]!,
}));
const chips = page.getByRole('group', { name: 'Events' }).getByRole('button');

it('shows each event with its picture and number, and the gallery by a press', async () => {
  fakeGallery({ items, wedding: { events: [HENNA, WEDDING, TRIP] } });
  const gallery = await renderGallery({ viewport: PHONE });
  await expect.element(chips).toHaveLength(4);
  await expect.element(chips.first()).toHaveTextContent('All4');
  await expect.element(chips.nth(1)).toHaveTextContent('Henna night2');
  await expect.element(chips.nth(1).getByCss('img')).toBeVisible();
  await expect.element(chips.nth(3)).toHaveTextContent('Kapadokya0');
  await expect.element(chips.nth(3).getByCss('img')).not.toBeInTheDocument();
  await expectFits();
  await expectAccessibleInBothSchemes();
  await chips.nth(1).click();
  await expect.element(gallery.tiles).toHaveLength(2);
  expect(location.search).toBe(`?event=${HENNA.id}`);
  await expect.element(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await chips.first().click();
  await expect.element(gallery.tiles).toHaveLength(4);
  expect(location.search).toBe('');
});

it('moves no picture when the events appear, and is absent without any', async () => {
  fakeGallery({ items, wedding: { events: [HENNA] } });
  const withEvents = await renderGallery({ viewport: PHONE });
  const before = boxOf(withEvents.tiles.first()).top;
  await expect.element(chips).toHaveLength(2);
  expect(boxOf(withEvents.tiles.first()).top).toBe(before);
  fakeGallery({ items });
  const gallery = await renderGallery({ viewport: PHONE });
  await expect.element(gallery.tiles).toHaveLength(4);
  await expect.element(chips).not.toBeInTheDocument();
});

it('moves the selected files to another event, back to that of their moment, and out of all', async () => {
  const api = fakeGallery({ items, wedding: { events: [HENNA, TRIP] } });
  api.on('moveToEvent', { changed: 2 });
  const gallery = await renderGallery({ viewport: PHONE });
  await gallery.choose();
  await gallery.selectAll.click();
  await expectFits();
  for (const name of [/^Kapadokya/, 'By the time it was taken', 'No event']) {
    await button('Event').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothSchemes();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect.element(page.getByText(/in their new place/)).toBeVisible();
  }
  const ids = items.map(({ id }) => id);
  expect(api.bodies('moveToEvent')).toEqual([
    { ids, event: TRIP.id },
    { ids },
    { ids, event: null },
  ]);
});

it('offers events of a selection to the couple alone, and only where it has any', async () => {
  fakeGallery({ items, wedding: { events: [HENNA], access: 'view' } });
  const relatives = await renderGallery();
  await relatives.choose();
  await relatives.selectAll.click();
  await expect.element(button('Download selected')).toBeVisible();
  await expect.element(button('Event')).not.toBeInTheDocument();
  fakeGallery({ items });
  const gallery = await renderGallery();
  await gallery.choose();
  await gallery.selectAll.click();
  await expect.element(button('Delete selected')).toBeVisible();
  await expect.element(button('Event')).not.toBeInTheDocument();
});

it('searches within an event, and shows all for one that is gone', async () => {
  fakeGallery({ items, wedding: { events: [HENNA, WEDDING] } });
  const gallery = await renderGallery({ viewport: PHONE });
  await expect.element(chips).toHaveLength(3);
  await chips.nth(1).click();
  await expect.element(gallery.tiles).toHaveLength(2);
  const search = page.getByRole('region', { name: 'Search' });
  await expect.element(search).not.toBeInTheDocument();
  await button('Search').click();
  await search.getByRole('button', { name: 'Videos' }).click();
  await expect.element(gallery.tiles).toHaveLength(0);
  expect(location.search).toBe(`?event=${HENNA.id}&kind=videos`);
  const again = await renderGallery({ place: `?event=${TRIP.id}` });
  await button('Clear filters').click();
  await expect.element(again.tiles).toHaveLength(4);
});
