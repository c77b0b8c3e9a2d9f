import { beforeAll, describe, expect, it } from 'vitest';
import type { MediaItem } from '@hatira/contract';
import { folded } from '../../../shared/media/file/folded';
import { Openers } from './openers';
import { Story } from './story';

const LYING = { width: 400, height: 300 };
const STANDING = { width: 300, height: 400 };
const HEART = { first: { heart: true } };

/** @param time of Istanbul */
const at = (id: string, time: string, more: Partial<MediaItem> = {}) =>
  ({
    id,
    file_type: 'image/jpeg',
    moment: new Date(`2026-06-${time}:00+03:00`).toISOString(),
    ...STANDING,
    ...more,
  }) as MediaItem;

const storyOf = (
  items: MediaItem[],
  openers = new Openers(),
  open?: string[],
) =>
  new Story(
    folded(items, { isComplete: true, open: open ?? [] }),
    'Europe/Istanbul',
    'tr',
    openers,
  );
const order = ({ tiles }: Story) => tiles.map(({ id }) => id).join('');

const DAY = [
  at('a', '20T14:10'),
  at('b', '20T15:10', LYING),
  at('c', '20T16:10', LYING),
  at('d', '20T18:00', { file_type: 'video/mp4' }),
  at('e', '20T19:00'),
  at('f', '21T01:30', { ...LYING, exposure: 'hidden' }),
  at('g', '21T02:30', LYING),
  at('h', '21T10:00'),
];

beforeAll(() => (document.documentElement.style.fontSize = '16px'));

describe('Story', () => {
  it('has chapters by the parts of the day, the night with the day before it', () => {
    const story = storyOf(DAY);
    expect(story.at).toEqual([0, 3, 5, 7]);
    expect(
      story.at.map((_, heading) => [
        story.title(heading),
        story.dateAbove(heading),
      ]),
    ).toEqual([
      ['Öğleden sonra', '20 Haziran 2026 Cumartesi'],
      ['Akşam', undefined],
      ['Gece', undefined],
      ['Sabah', '21 Haziran 2026 Pazar'],
    ]);
    expect(story.text(2)).toBe('20 Haziran 2026 Cumartesi, Gece');
  });

  it('opens each with a lying photo, not one that is hidden', () => {
    const story = storyOf(DAY);
    expect(order(story)).toBe('bacedgfh');
    expect([...story.wide]).toEqual([0, 3, 5, 7]);
  });

  it('prefers a photo with a heart', () => {
    const loved = DAY.map((item) =>
      item.id === 'c' ? { ...item, marks: HEART } : item,
    );
    expect(order(storyOf(loved)).slice(0, 3)).toBe('cab');
  });

  it('keeps an opening picture when later ones come or get a heart', () => {
    const openers = new Openers();
    storyOf(DAY, openers);
    const later = [at('0', '20T13:00', { ...LYING, marks: HEART }), ...DAY];
    expect(order(storyOf(later, openers)).slice(0, 4)).toBe('b0ac');
    const without = DAY.filter(({ id }) => id !== 'b');
    expect(order(storyOf(without, openers)).slice(0, 2)).toBe('ca');
  });

  it('keeps the headings of hours before their photos', () => {
    const hour = (letter: string, time: string) =>
      Array.from({ length: 7 }, (_, index) => at(`${letter}${index}`, time));
    const items = [...hour('a', '20T13:10'), ...hour('b', '20T15:10')];
    items[9] = { ...items[9]!, ...LYING };
    const story = storyOf(items);
    expect(story.tiles[0]!.id).toBe('b2');
    expect(story.at).toEqual([0, 8]);
    expect(story.tiles[8]!.id).toBe('b0');
    expect(story.hourText(1)).toBe('Saat 15:00’ten itibaren');
  });

  it('moves an opened stack with its first picture', () => {
    const items = [
      at('a', '20T14:10'),
      at('b', '20T14:20', LYING),
      at('c', '20T14:30', { same_as: 'b' }),
      at('d', '20T14:40'),
    ];
    expect(order(storyOf(items, new Openers(), ['b']))).toBe('bcad');
  });

  it('has a picture that is alone in its chapter across the row', () => {
    const story = storyOf(DAY);
    expect([...story.lone]).toEqual([7]);
    const alone = storyOf([at('v', '20T14:10', { processing: 'failed' })]);
    expect(alone.lone.size).toBe(0);
  });

  it('opens a chapter without a photo with its video', () => {
    const story = storyOf([at('v', '20T14:10', { file_type: 'video/mp4' })]);
    expect(order(story)).toBe('v');
    expect([...story.wide]).toEqual([0]);
  });

  it('has a chapter without a picture as it came', () => {
    const story = storyOf([at('x', '20T14:10', { processing: 'failed' })]);
    expect(order(story)).toBe('x');
    expect(story.wide.size).toBe(0);
  });

  it('names no hour that a picture below the heading is before', () => {
    const quarter = (time: number) =>
      at(
        `${time}`,
        `20T${19 + Math.floor(time / 4)}:${15 * (time % 4) || '00'}`,
      );
    const items = Array.from({ length: 14 }, (_, time) => quarter(time));
    const story = storyOf(items);
    expect(story.at).toEqual([0, 8]);
    expect(story.hourText(1)).toBe('Saat 21:00’den itibaren');
  });

  it('ends with the pictures without a date, which have no day', () => {
    const items = [
      ...DAY,
      at('u', '20T15:00', { ...LYING, moment_source: 'upload' }),
      at('v', '22T15:00', { moment_source: 'upload' }),
    ];
    const story = storyOf(items);
    expect(order(story).slice(-2)).toBe('uv');
    const last = story.at.length - 1;
    expect(story.title(last)).toBe('Tarihi bilinmeyenler');
    expect(story.text(last)).toBe('Tarihi bilinmeyenler');
    expect(story.dateAbove(last)).toBeUndefined();
    expect(story.wide).toContain(8);
  });

  it('has a higher heading with a date below it', () => {
    const story = storyOf(DAY);
    expect(story.heightOf(0, 390)).toBe(34 + 23 + 12);
    expect(story.heightOf(1, 390)).toBe(34 + 36);
  });
});
