import { LANGUAGES } from '../../languages.js';
import { formatAround, formatDayPart } from './day-words.js';

const at = (time: string) => Date.parse(`2026-06-20T${time}:00Z`);
const PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;

it.each(LANGUAGES)('has words of its own in %s', (language) => {
  const words = PARTS.map((part) => formatDayPart(part, language));
  expect(new Set(words).size).toBe(PARTS.length);
  for (const time of ['01:00', '14:00'])
    expect(formatAround(at(time), language)).toMatch(/^\p{Lu}[^{}]+$/u);
  expect(formatAround(at('14:00'), language)).toMatch(/14|2/);
});

it.each([
  ['tr', '14:00', 'Saat 14:00 sularında'],
  ['en', '14:00', 'Around 14:00'],
  ['en-US', '18:00', 'Around 6:00 PM'],
  ['de', '00:00', 'Gegen 0 Uhr'],
  ['it', '01:00', 'Verso l’una'],
  ['it', '13:00', 'Verso le 13:00'],
  ['es', '01:00', 'Hacia la una'],
])('says the hour in %s at %s: %s', (language, time, words) =>
  expect(formatAround(at(time), language).replace(/\s/g, ' ')).toBe(words),
);
