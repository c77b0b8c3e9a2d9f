import { describe, expect, it } from 'vitest';
import { formatMegabytes } from './format-size';

describe('formatMegabytes', () => {
  it.each([
    [5_242_880, 'en', '5.0 MB'],
    [5_242_880, 'tr', '5,0 MB'],
    [1_625_293, 'en', '1.6 MB'],
    [0, 'en', '0.0 MB'],
    [1_610_612_736, 'en', '1,536.0 MB'],
  ])('%i bytes in %s are %s', (bytes, language, text) => expect(formatMegabytes(bytes, language)).toBe(text));
});
