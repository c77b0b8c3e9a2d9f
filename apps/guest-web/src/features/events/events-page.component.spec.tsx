import {
  expectAccessibleInBothSchemes,
  expectComplaint,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { fakeGallery, FIRST_HASH, refuse, sampleId } from '@hatira/fake-api';
import { eventsPageUrl, type WeddingEvent } from '@hatira/contract';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderGuestPage } from '../../../test/guest-page';

const HENNA: WeddingEvent = {
  id: sampleId(1),
  kind: 'henna-night',
  name: null,
  date: '2027-06-10',
  begins: '19:00',
  ends: '23:30',
  place: 'Köy evi',
};
const WEDDING: WeddingEvent = {
  ...HENNA,
  id: sampleId(2),
  kind: 'wedding',
  date: '2027-06-12',
  begins: '18:00',
  ends: '02:00',
  place: null,
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const kind = page.getByRole('combobox', { name: 'What do you celebrate?' });
const names = page.getByRole('heading', { level: 2 });

const open = (events: WeddingEvent[]) => {
  const api = fakeGallery().on('listCoupleEvents', { data: events });
  return renderGuestPage(eventsPageUrl(FIRST_HASH), { viewport: PHONE }).then(
    () => api,
  );
};

it('adds an event, in its place among the others', async () => {
  const api = await open([WEDDING]);
  api.on('addCoupleEvent', { data: HENNA });
  await button('Add an event').click();
  await expect.element(kind).toHaveFocus();
  await kind.selectOptions('Henna night');
  await field('Day').fill('2027-06-10');
  await field('Place (optional)').fill('Köy evi');
  await expectFits();
  await expectAccessibleInBothSchemes();
  await button('Save').click();
  await expect.element(names).toHaveLength(2);
  await expect.element(names.first()).toHaveText('Henna night');
  const { id: _, ...sent } = HENNA;
  expect(api.bodies('addCoupleEvent')).toEqual([sent]);
  await expect
    .element(page.getByText('Saved. The photos are finding their places.'))
    .toBeVisible();
});

it('names the missing values beside their fields, and sends no call', async () => {
  const api = await open([]);
  await button('Add an event').click();
  const alert = page.getByRole('alert');
  await button('Save').click();
  await expect.element(alert).toHaveText('Please choose the day.');
  await field('Day').fill('2027-06-10');
  await expect.element(alert).not.toBeInTheDocument();
  await field('Ends').fill('18:00');
  await button('Save').click();
  await expect.element(alert).toHaveTextContent('The end must come after');
  await field('Ends').fill('01:00');
  await kind.selectOptions('Another event');
  await button('Save').click();
  await expect.element(alert).toHaveText('Please give the event a name.');
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(api.bodies('addCoupleEvent')).toEqual([]);
});

it('keeps the typed values when the server refuses them', async () => {
  const api = await open([WEDDING]);
  api.once('changeCoupleEvent', refuse('event_time_taken'));
  await button('Edit: Wedding').click();
  await field('A name of its own (optional)').fill('The great day');
  expectComplaint(/409/);
  await button('Save').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveText('Another event begins on that day at the same time.');
  await expect
    .element(field('A name of its own (optional)'))
    .toHaveValue('The great day');
  api.on('changeCoupleEvent', { data: { ...WEDDING, name: 'The great day' } });
  await button('Save').click();
  await expect.element(names).toHaveText('The great day');
  await userEvent.keyboard('{Tab}');
});

it('removes an event after a question', async () => {
  const api = await open([HENNA, WEDDING]);
  api.on('removeCoupleEvent', {});
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await button('Delete: Henna night').click();
  expect(asked).toHaveBeenCalledWith(
    'Delete “Henna night”? Your photos and videos stay as they are.',
  );
  await expect.element(names).toHaveLength(2);
  asked.mockReturnValue(true);
  await button('Delete: Henna night').click();
  await expect.element(names).toHaveText('Wedding');
  asked.mockRestore();
});

it('offers no ninth event', async () => {
  await open(
    Array.from({ length: 8 }, (_, index) => ({
      ...HENNA,
      id: sampleId(index + 1),
      begins: `1${index}:00`,
    })),
  );
  await expect.element(names).toHaveLength(8);
  await expect.element(button('Add an event')).not.toBeInTheDocument();
  await expect
    .element(page.getByText('You can add 8 events at most.'))
    .toBeVisible();
});
