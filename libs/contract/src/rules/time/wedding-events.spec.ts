import {
  currentEvent,
  endsAfterItBegins,
  eventAt,
  eventHours,
  inOrderOfBegin,
} from './wedding-events.js';

const ZONE = 'Europe/Istanbul';
const event = (id: string, date: string, begins: string, ends: string) => ({
  id,
  date,
  begins,
  ends,
});
const EVENTS = [
  event('party', '2027-06-12', '20:00', '03:00'),
  event('henna', '2027-06-10', '19:00', '23:30'),
  event('wedding', '2027-06-12', '15:00', '20:00'),
  event('brunch', '2027-06-13', '07:00', '12:00'),
];
/** @param local in the wedding's zone, three hours ahead of UTC */
const at = (local: string) => Date.parse(`${local}:00+03:00`);
const eventIdAt = (local: string) => eventAt(at(local), EVENTS, ZONE)?.id;

it.each([
  ['an hour of the event', '2027-06-12T16:00', 'wedding'],
  ['the minute in which it begins', '2027-06-12T15:00', 'wedding'],
  ['the minute in which the next one begins', '2027-06-12T20:00', 'party'],
  ['the last minute before the next one', '2027-06-12T19:59', 'wedding'],
  [
    'the morning before the first event of a day',
    '2027-06-12T08:00',
    'wedding',
  ],
  ['the time between an end and midnight', '2027-06-10T23:45', 'henna'],
  ['the night after it', '2027-06-11T02:00', 'henna'],
  ['the last minute before the morning', '2027-06-11T07:59', 'henna'],
  ['the night until an event that begins early', '2027-06-13T06:59', 'party'],
  ['an event that begins before the morning', '2027-06-13T07:00', 'brunch'],
  ['a morning after the night', '2027-06-11T08:00', undefined],
  ['a day without an event', '2027-06-09T20:00', undefined],
  ['the night before an event', '2027-06-10T03:00', undefined],
])('finds the event of %s', (_, local, expected) => {
  expect(eventIdAt(local)).toBe(expected);
});

it('a wedding without events has no event at any moment', () => {
  expect(eventAt(at('2027-06-12T16:00'), [], ZONE)).toBeUndefined();
});

it('the event is that of the wedding’s zone', () => {
  const evening = Date.parse('2027-06-10T19:30:00-04:00');
  expect(eventAt(evening, EVENTS, 'America/New_York')?.id).toBe('henna');
  expect(eventAt(evening, EVENTS, ZONE)?.id).toBe('henna');
  expect(eventAt(evening + 9 * 3_600_000, EVENTS, ZONE)).toBeUndefined();
  expect(eventAt(evening + 8 * 3_600_000, EVENTS, 'America/New_York')?.id).toBe(
    'henna',
  );
});

it('an end before the begin is on the next day, which has 23 hours in spring', () => {
  const late = event('late', '2027-03-27', '22:00', '04:00');
  const { beginsMs, endsMs } = eventHours(late, 'Europe/Berlin');
  expect((endsMs - beginsMs) / 3_600_000).toBe(5);
});

it.each([
  ['18:00', '18:01', true],
  ['18:00', '02:00', true],
  ['18:00', '08:00', true],
  ['18:00', '08:01', false],
  ['18:00', '17:00', false],
  ['18:00', '18:00', false],
])('an event from %s to %s can be: %s', (begins, ends, expected) => {
  expect(endsAfterItBegins(event('', '2027-06-12', begins, ends))).toBe(
    expected,
  );
});

it('events stand in the order of their begin', () => {
  expect(inOrderOfBegin(EVENTS).map(({ id }) => id)).toEqual([
    'henna',
    'wedding',
    'party',
    'brunch',
  ]);
});

it.each([
  ['2027-01-01T12:00', 'henna'],
  ['2027-06-10T21:00', 'henna'],
  ['2027-06-10T23:30', 'wedding'],
  ['2027-06-12T20:00', 'party'],
  ['2027-06-13T02:59', 'party'],
  ['2027-06-13T03:00', 'brunch'],
  ['2027-06-13T12:00', undefined],
])('at %s the event that is on or comes next is %s', (local, expected) => {
  expect(currentEvent(at(local), EVENTS, ZONE)?.id).toBe(expected);
});
