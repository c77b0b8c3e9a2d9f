import { afterEach, describe, expect, it } from 'vitest';
import type { MediaItem } from '@hatira/contract';
import { folded } from '../../../shared/media/file/folded';
import { Timeline } from './timeline';

const tiles = (...moments: string[]) =>
  folded(
    moments.map((moment, index) => ({ id: `${index}`, moment }) as MediaItem),
    { isComplete: true },
  );
const EVENING = tiles(
  '2026-06-20T21:30:00Z',
  '2026-06-20T20:10:00Z',
  '2026-06-20T18:10:00Z',
);

afterEach(() => (document.documentElement.style.fontSize = ''));

describe('Timeline', () => {
  it.each([
    ['tr', '21 Haziran 2026 Pazar', 'Saat 00:00’dan itibaren'],
    ['de', 'Sonntag, 21. Juni 2026', 'Ab 0 Uhr'],
    ['en', 'Sunday, 21 June 2026', 'From 00:00'],
    ['en-US', 'Sunday, June 21, 2026', 'From 12:00 AM'],
    ['az', '21 iyun 2026, bazar', 'Saat 00:00-dan etibarən'],
    ['kk', '2026 ж. 21 маусым, жексенбі', 'Сағат 00:00-ден бастап'],
  ])('names days and hours in %s', (language, day, hour) => {
    const timeline = new Timeline(EVENING, 'Europe/Istanbul', language);
    expect(timeline.dayText(0)).toBe(day);
    expect(timeline.hourText(0).replace('\u202f', ' ')).toBe(hour);
  });

  it('breaks before each day, and lets small hours flow together', () => {
    const timeline = new Timeline(EVENING, 'Europe/Istanbul', 'tr');
    expect(timeline.at).toEqual([0, 1]);
    expect([0, 1, 2].map((day) => timeline.firstOf(day))).toEqual([0, 1, 2]);
  });

  it('keeps an open stack in the hour of its first picture', () => {
    const at = (id: string, moment: string, same_as?: string) =>
      ({ id, moment, same_as }) as MediaItem;
    const items = [
      at('late copy', '2026-11-24T09:00:00Z', 'first'),
      at('first', '2026-06-20T20:10:00Z'),
      at('other', '2026-06-20T20:05:00Z'),
    ];
    const view = folded(items, { isComplete: true, open: ['first'] });
    expect(view.tiles.map(({ id }) => id)).toEqual([
      'first',
      'late copy',
      'other',
    ]);
    const timeline = new Timeline(view, 'Europe/Istanbul', 'tr');
    expect(timeline.at).toEqual([0]);
  });

  it('has one heading above items without a date, and no hour', () => {
    const view = folded(
      [
        { id: 'a', moment: '2026-06-20T20:10:00Z' },
        { id: 'b', moment: '2026-06-21T20:10:00Z', moment_source: 'upload' },
      ] as MediaItem[],
      { isComplete: true },
    );
    document.documentElement.style.fontSize = '16px';
    const timeline = new Timeline(view, 'Europe/Istanbul', 'en');
    expect(timeline.at).toEqual([0, 1]);
    expect(timeline.text(1)).toBe('Without a date');
    expect([0, 1].map((heading) => timeline.hasHour(heading))).toEqual([
      true,
      false,
    ]);
    expect(timeline.heightOf(1, 390)).toBe(23 + 24);
  });

  it('has higher headings for days, and in larger text', () => {
    document.documentElement.style.fontSize = '16px';
    const hours = tiles(
      ...new Array<string>(6).fill('2026-06-20T15:10:00Z'),
      ...new Array<string>(6).fill('2026-06-20T14:10:00Z'),
    );
    const timeline = new Timeline(hours, 'Europe/Istanbul', 'tr');
    const heights = () => [0, 1].map((one) => timeline.heightOf(one, 390));
    expect(heights()).toEqual([32 + 23 + 24, 32]);
    document.documentElement.style.fontSize = '32px';
    expect(heights()).toEqual([64 + 45 + 24, 64]);
  });
});
