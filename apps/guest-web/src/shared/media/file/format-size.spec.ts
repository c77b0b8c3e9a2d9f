import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatBytes, formatMegabytes } from './format-size';

describe('formatMegabytes', () => {
  it.each([
    [5_242_880, 'en', '5.0 MB'],
    [5_242_880, 'tr', '5,0 MB'],
    [1_625_293, 'en', '1.6 MB'],
    [1_625_293, 'fr', '1,6 Mo'],
    [1_625_293, 'ru', '1,6 МБ'],
    [1_610_612_736, 'en', '1,536.0 MB'],
    [0, 'en', '0.0 MB'],
    [1, 'en', '<0.1 MB'],
    [52_428, 'tr', '<0,1 MB'],
    [52_429, 'tr', '0,1 MB'],
  ])('%i bytes in %s are %s', (bytes, language, text) =>
    // Browser versions differ in the kind of non-breaking space.
    expect(formatMegabytes(bytes, language).replace(/\s/g, ' ')).toBe(text),
  );

  describe('without unit support in the browser', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('adds the unit itself', () => {
      const { NumberFormat } = Intl;
      vi.stubGlobal('Intl', {
        NumberFormat: function (
          language: string,
          options: Intl.NumberFormatOptions,
        ) {
          if (options.style === 'unit') throw new RangeError('unit');
          return new NumberFormat(language, options);
        },
      });
      expect(formatMegabytes(5_242_880, 'nl')).toBe('5,0 MB');
    });
  });
});

describe('formatBytes', () => {
  it.each([
    [1_073_741_823, 'en', '1,024.0 MB'],
    [1_073_741_824, 'en', '1.0 GB'],
    [32_212_254_720, 'tr', '30,0 GB'],
  ])('%i bytes in %s are %s', (bytes, language, text) =>
    expect(formatBytes(bytes, language)).toBe(text),
  );
});
