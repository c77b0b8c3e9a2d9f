import { describe, expect, it } from 'vitest';
import { dayOf, momentOf } from './day-moments';

describe('the moments of a day', () => {
  it.each(['start', 'end'] as const)('give back their day (%s)', (edge) => {
    for (const day of ['2026-06-14', '2024-02-29', '0020-01-01'])
      expect(dayOf(momentOf(day, edge), edge)).toBe(day);
  });

  it('are the edges of the local day', () => {
    const start = new Date(momentOf('2026-06-14', 'start'));
    const end = new Date(momentOf('2026-06-14', 'end'));
    expect([start.getHours(), start.getDate()]).toEqual([0, 14]);
    expect([end.getHours(), end.getDate()]).toEqual([0, 15]);
  });

  it('are empty for other values', () => {
    for (const day of ['', '2026-13-01', '12026-01-01', 'x'])
      expect(momentOf(day, 'start')).toBe('');
    for (const moment of ['', 'x', undefined, 5])
      expect(dayOf(moment, 'end')).toBe('');
  });
});
