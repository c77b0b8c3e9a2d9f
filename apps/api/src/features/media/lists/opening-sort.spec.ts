import { openingSort } from './opening-sort.js';

const wedding = {
  slug: 'Ayse-140626-Mehmet',
  displayedNames: null,
  displayedDate: null,
  timeZone: 'America/New_York',
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
    'a wedding without a date',
    { ...wedding, slug: 'Ayse-Mehmet' },
    '2026-06-14T04:00:00Z',
    'uploaded',
  ],
])('%s', (_, of, now, sort) => expect(openingSort(of, at(now))).toBe(sort));
