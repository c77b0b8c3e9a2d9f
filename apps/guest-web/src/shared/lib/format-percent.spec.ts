import { describe, expect, it } from 'vitest';
import { formatPercent } from './format-percent';

describe('formatPercent', () => {
  it.each([
    [42, 'tr', '%42'],
    [42, 'en', '42%'],
    [42, 'de', '42\u00a0%'],
    [0, 'en', '0%'],
    [100, 'tr', '%100'],
  ])('%i in %s is %s', (percent, language, text) =>
    expect(formatPercent(percent, language)).toBe(text),
  );
});
