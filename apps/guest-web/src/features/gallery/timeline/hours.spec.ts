import { describe, expect, it } from 'vitest';
import { UNDATED_MS } from '@hatira/contract';
import { hoursOf } from './hours';
import { zoneClock } from './zone-clock';

const hours = (zone: string, ...moments: string[]) =>
  hoursOf(
    moments.map((moment) => ({ id: moment, moment, moment_source: 'exif' })),
    zoneClock(zone),
  ).map(({ first, localMs, day, startsDay }) => [
    first,
    new Date(localMs).toISOString().slice(5, 16),
    day,
    startsDay,
  ]);

describe('hoursOf', () => {
  it('begins a row at each local hour and day, latest first', () => {
    expect(
      hours(
        'Europe/Istanbul',
        '2026-06-20T21:30:00Z',
        '2026-06-20T20:59:59.999Z',
        '2026-06-20T20:00:00Z',
        '2026-06-20T18:10:00Z',
        '2026-06-20T18:05:00Z',
      ),
    ).toEqual([
      [0, '06-21T00:00', 0, true],
      [1, '06-20T23:00', 1, true],
      [3, '06-20T21:00', 1, false],
    ]);
  });

  it('follows the zone of the wedding: half hours, and the other day', () => {
    const moment = '2026-06-20T21:45:00Z';
    expect(hours('Asia/Kolkata', moment)).toEqual([
      [0, '06-21T03:00', 0, true],
    ]);
    expect(hours('America/New_York', moment)).toEqual([
      [0, '06-20T17:00', 0, true],
    ]);
  });

  it('joins the hour that a clock repeats at the end of summer time', () => {
    expect(
      hours(
        'Europe/Berlin',
        '2026-10-25T02:10:00Z',
        '2026-10-25T01:30:00Z',
        '2026-10-25T00:30:00Z',
        '2026-10-24T23:59:00Z',
      ),
    ).toEqual([
      [0, '10-25T03:00', 0, true],
      [1, '10-25T02:00', 0, false],
      [3, '10-25T01:00', 0, false],
    ]);
  });

  it('leaves out the hour that a clock skips at the begin of summer time', () => {
    expect(
      hours('Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T00:59:00Z'),
    ).toEqual([
      [0, '03-29T03:00', 0, true],
      [1, '03-29T01:00', 0, false],
    ]);
  });

  it('has items whose upload alone is known without a day, behind all others', () => {
    const items = [
      { id: 'a', moment: '2026-06-20T18:10:00Z', moment_source: 'file' },
      { id: 'b', moment: '2026-06-20T17:10:00Z', moment_source: 'upload' },
      { id: 'c', moment: '2026-06-20T12:10:00Z', moment_source: 'upload' },
    ] as const;
    const [day, last, ...more] = hoursOf(items, zoneClock('UTC'));
    expect(day).toMatchObject({ first: 0, startsDay: true });
    expect(last).toEqual({
      first: 1,
      localMs: UNDATED_MS,
      day: 1,
      startsDay: true,
    });
    expect(more).toEqual([]);
  });

  it('has no hours without items, and takes the own zone for an unknown one', () => {
    expect(hours('Europe/Istanbul')).toEqual([]);
    expect(hours('Moon/Tranquility', '2026-06-20T21:45:00Z')).toHaveLength(1);
  });
});

describe('zoneClock', () => {
  it('agrees with Intl through a year of each zone', () => {
    for (const timeZone of [
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Pacific/Chatham',
      'America/St_Johns',
      'Africa/Casablanca',
    ]) {
      const clock = zoneClock(timeZone);
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1);) {
        expect(new Date(clock(at)).toISOString().slice(0, 16)).toBe(
          format.format(at).replace(' ', 'T'),
        );
        at += 47 * 60_000 * 7;
      }
    }
  });
});
