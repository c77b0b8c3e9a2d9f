import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatMegabytes,
  formatMonth,
  formatStorage,
  formatTurkishDate,
  lastSegment,
} from './format';

describe('sizes', () => {
  it('have two decimals in MB', () => {
    expect(formatMegabytes(52_428_800, 'en')).toBe('50.00 MB');
    expect(formatMegabytes(1_310_720, 'en')).toBe('1.25 MB');
    expect(formatMegabytes(0, 'en')).toBe('0.00 MB');
  });

  it('change to GB from 1 GB on', () => {
    expect(formatStorage(1024 ** 3 - 1, 'en')).toBe('1,024.00 MB');
    expect(formatStorage(1.5 * 1024 ** 3, 'en')).toBe('1.50 GB');
  });

  it('have a comma in Turkish', () => {
    expect(formatMegabytes(15_152_250, 'tr')).toBe('14,45 MB');
    expect(formatStorage(20 * 1024 ** 3, 'tr')).toBe('20,00 GB');
  });
});

it('formats dates of uploads in Turkish', () => {
  expect(formatTurkishDate('2026-06-14T12:00:00Z')).toMatch(/14 Haziran 2026/);
});

it('keeps a day in every time zone', () => {
  expect(formatDay('2026-06-14', 'en')).toBe('14 June 2026');
  expect(formatDay('2026-06-14', 'tr')).toBe('14 Haziran 2026');
});

it('formats a month in every time zone', () => {
  expect(formatMonth('2026-06', 'en')).toBe('Jun 2026');
  expect(formatMonth('2026-06', 'tr')).toBe('Haz 2026');
});

it('returns the last segment of a file name', () => {
  expect(lastSegment('backgrounds/2026/kır düğünü.jpg')).toBe('kır düğünü.jpg');
  expect(lastSegment('C:\\photos\\a.png')).toBe('a.png');
  expect(lastSegment('plain.webp')).toBe('plain.webp');
});
