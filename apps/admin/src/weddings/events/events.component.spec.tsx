import { expectAccessible, expectFits } from '@hatira/component-specs';
import type { WeddingEvent } from '@hatira/contract';
import { fakePanel, panelWedding, sampleId } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';

const section = page.getByRole('region', { name: 'Events' });
const rows = section.getByRole('listitem');
const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label);
const press = (name: string) => dialog.getByRole('button', { name }).click();

it('staff add, change and remove an event, on a phone', async () => {
  const wedding = panelWedding();
  let events: WeddingEvent[] = [];
  const id = sampleId(901);
  const api = fakePanel({ weddings: [wedding] })
    .on('listEvents', () => ({ data: events }))
    .on('addEvent', ({ body }) => {
      events = [{ id, ...body }];
      return { data: events[0]! };
    })
    .on('changeEvent', ({ body }) => {
      events = [{ ...events[0]!, ...body }];
      return { data: events[0]! };
    })
    .on('removeEvent', () => {
      events = [];
      return {};
    });
  const panel = await renderPanel(`/weddings/${wedding.hash}/show/page`, {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  await section.getByRole('button', { name: 'Add an event' }).click();
  await press('Save');
  await expect.element(dialog.getByText('Please fill this in')).toBeVisible();
  await expectAccessible();
  await expectFits('[role=dialog]');
  await field('Day').fill('2026-06-18');
  await field('Place (optional)').fill('Köy evi');
  await press('Save');
  await expect
    .element(rows.first())
    .toHaveTextContent('Henna night · 18 June 2026 · 19:00–23:30 · Köy evi');
  await expect
    .element(rows.getByRole('link'))
    .toHaveAttribute('href', `/${wedding.weddingPath}?event=${id.slice(0, 8)}`);
  await expectAccessible();
  await expectFits('main');
  await section.getByRole('button', { name: 'Edit Henna night' }).click();
  await field('Ends').fill('18:00');
  await press('Save');
  await expect.element(dialog.getByText(/after the begin/)).toBeVisible();
  await field('Ends').fill('02:00');
  await press('Save');
  await expect.element(rows.first()).toHaveTextContent('19:00–02:00');
  await section.getByRole('button', { name: 'Remove Henna night' }).click();
  await press('Confirm');
  await expect.element(rows).not.toBeInTheDocument();
  await expect.element(panel.toastOf('error')).not.toBeInTheDocument();
  const henna = {
    kind: 'henna-night',
    name: null,
    date: '2026-06-18',
    begins: '19:00',
    ends: '23:30',
    place: 'Köy evi',
  };
  expect(api.bodies('addEvent')).toEqual([henna]);
  expect(api.bodies('changeEvent')).toEqual([{ ...henna, ends: '02:00' }]);
});
