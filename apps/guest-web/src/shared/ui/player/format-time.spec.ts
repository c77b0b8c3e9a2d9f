import { describe, expect, it } from 'vitest';
import { formatTime } from './format-time';

describe('formatTime', () => {
  it.each([
    [0, '0:00'],
    [9.99, '0:09'],
    [65, '1:05'],
    [600, '10:00'],
    [3_725, '1:02:05'],
    [Number.NaN, '0:00'],
    [Infinity, '0:00'],
    [-1, '0:00'],
  ])('%d s are %s', (seconds, text) => expect(formatTime(seconds)).toBe(text));
});
