import { CHAPTERS, chapterOf } from './chapters.js';
import { localHours } from './local-hours.js';

const at = (text: string) => Date.parse(`2026-06-${text}:00Z`);

it.each([
  ['20T07:59', 'night', '19'],
  ['20T08:00', 'morning', '20'],
  ['20T11:59', 'morning', '20'],
  ['20T12:00', 'afternoon', '20'],
  ['20T16:59', 'afternoon', '20'],
  ['20T17:00', 'evening', '20'],
  ['20T22:00', 'night', '20'],
  ['21T00:30', 'night', '20'],
  ['21T04:15', 'night', '20'],
])('%s is in the %s of the %sth', (time, part, day) => {
  const chapter = chapterOf(at(time));
  expect(chapter.part).toBe(part);
  expect(new Date(chapter.dayMs).toISOString()).toBe(
    `2026-06-${day}T00:00:00.000Z`,
  );
});

it('goes on over midnight, and begins with each part of the next day', () => {
  const times = ['20T16:30', '20T23:30', '21T02:10', '21T09:00', '22T09:00'];
  const hours = localHours(
    times.length,
    (index) => at(times[index]!),
    CHAPTERS,
  );
  expect(hours.map(({ first, day }) => [first, day])).toEqual([
    [0, 0],
    [1, 1],
    [3, 2],
    [4, 3],
  ]);
});
