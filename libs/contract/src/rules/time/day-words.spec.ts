import { LANGUAGES } from '../../languages.js';
import { formatDayPart, formatFromHour, formatUndated } from './day-words.js';

const at = (time: string) => Date.parse(`2026-06-20T${time}:00Z`);
const PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

it.each(LANGUAGES)('has words of its own in %s', (language) => {
  const words = PARTS.map((part) => formatDayPart(part, language));
  words.push(formatUndated(language));
  expect(new Set(words).size).toBe(PARTS.length + 1);
  for (const word of words) expect(word).toMatch(/^\p{Lu}[^{}]+$/u);
  const hours = HOURS.map((hour) =>
    formatFromHour(at(`${String(hour).padStart(2, '0')}:00`), language),
  );
  for (const words of hours) expect(words).toMatch(/^\p{Lu}[^{}]+[^-’ {}]$/u);
  expect(new Set(hours).size).toBe(HOURS.length);
  expect(hours[14]).toMatch(/14|2/);
});

it.each([
  ['tr', '14:00', 'Saat 14:00’ten itibaren'],
  ['tr', '19:00', 'Saat 19:00’dan itibaren'],
  ['tr', '00:00', 'Saat 00:00’dan itibaren'],
  ['tr', '22:00', 'Saat 22:00’den itibaren'],
  ['az', '16:00', 'Saat 16:00-dan etibarən'],
  ['az', '20:00', 'Saat 20:00-dən etibarən'],
  ['kk', '10:00', 'Сағат 10:00-нан бастап'],
  ['kk', '23:00', 'Сағат 23:00-тен бастап'],
  ['en', '14:00', 'From 14:00'],
  ['en-US', '18:00', 'From 6:00 PM'],
  ['de', '00:00', 'Ab 0 Uhr'],
  ['it', '01:00', 'Dall’una'],
  ['it', '13:00', 'Dalle 13:00'],
  ['es', '01:00', 'Desde la una'],
])('says the hour in %s at %s: %s', (language, time, words) =>
  expect(formatFromHour(at(time), language).replace(/\s/g, ' ')).toBe(words),
);
