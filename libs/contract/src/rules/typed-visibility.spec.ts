import { typedVisibility, visibilityChange } from './typed-visibility.js';

const ZONE = 'Europe/Istanbul';
const NOW = Date.parse('2026-06-14T22:30:00Z');
const sealed = {
  success: true,
  mode: 'sealed',
  until: '2026-06-20T09:15:00.000Z',
  moderation: 'at-once',
} as const;

it('writes a seal in the time of the wedding and reads it back', () => {
  const typed = typedVisibility(sealed, ZONE, NOW);
  expect(typed).toMatchObject({ day: '2026-06-20', time: '12:15' });
  expect(visibilityChange(typed, ZONE, NOW)).toEqual({
    mode: 'sealed',
    moderation: 'at-once',
    until: sealed.until,
  });
});

it('offers the noon of the next day, as the wedding counts days', () => {
  const { until: _, ...open } = { ...sealed, mode: 'shared' as const };
  const typed = typedVisibility(open, ZONE, NOW);
  expect(typed).toMatchObject({ day: '2026-06-16', time: '12:00' });
  expect(visibilityChange(typed, ZONE, NOW)).not.toHaveProperty('until');
});

it.each([
  ['2026-06-15', '01:30'],
  ['2026-06-14', '23:00'],
  ['', '12:00'],
  ['2026-06-20', ''],
])('takes no seal until %s %s', (day, time) => {
  const typed = { ...typedVisibility(sealed, ZONE, NOW), day, time };
  expect(visibilityChange(typed, ZONE, NOW)).toBeUndefined();
});
