import type { WeddingEvent } from '@hatira/contract';
import { openingSort } from './opening-sort.js';

const wedding = {
  slug: 'Ayse-140626-Mehmet',
  displayedNames: null,
  displayedDate: null,
  timeZone: 'America/New_York',
  events: [] as WeddingEvent[],
};
const henna: WeddingEvent = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'henna-night',
  name: null,
  date: '2026-06-12',
  begins: '19:00',
  ends: '23:00',
  place: null,
};
const at = (time: string) => Date.parse(time);

it.each([
  ['the evening before', wedding, '2026-06-14T03:59:59Z', 'uploaded'],
  ['the first minute of the day', wedding, '2026-06-14T04:00:00Z', 'story'],
  [
    'a date that staff displays',
    { ...wedding, displayedDate: '2026-06-20' },
    '2026-06-14T04:00:00Z',
    'uploaded',
  ],
  [
    'the day of an event before it',
    { ...wedding, events: [henna] },
    '2026-06-12T04:00:00Z',
    'story',
  ],
  [
    'the evening before its first event',
    { ...wedding, events: [henna] },
    '2026-06-12T03:59:59Z',
    'uploaded',
  ],
  [
    'a wedding without a date',
    { ...wedding, slug: 'Ayse-Mehmet' },
    '2026-06-14T04:00:00Z',
    'uploaded',
  ],
])('%s', (_, of, now, sort) => expect(openingSort(of, at(now))).toBe(sort));
