import { formatDay } from './local-days.js';
import { formatNumber, formatPercent } from './local-numbers.js';
import { formatBytes, formatMegabytes } from './local-sizes.js';

/** CLDR's versions differ in kinds of spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatNumber', () => {
  it.each([
    ['tr', '1.400,5'],
    ['az', '1.400,5'],
    ['kk', '1 400,5'],
    ['ru', '1 400,5'],
    ['en', '1,400.5'],
    ['en-IN', '1,400.5'],
  ])('separates as in %s: %s', (language, text) =>
    expect(plain(formatNumber(1400.5, language))).toBe(text),
  );
});

describe('formatPercent', () => {
  it.each([
    [42, 'tr', '%42'],
    [42, 'en', '42%'],
    [42, 'de', '42 %'],
    [42, 'az', '42%'],
    [42, 'kk', '42%'],
    [0, 'en', '0%'],
    [100, 'tr', '%100'],
  ])('%i in %s is %s', (percent, language, text) =>
    expect(plain(formatPercent(percent, language))).toBe(text),
  );
});

describe('formatMegabytes', () => {
  it.each([
    [5_242_880, 'en', '5.0 MB'],
    [5_242_880, 'tr', '5,0 MB'],
    [5_242_880, 'az', '5,0 MB'],
    [5_242_880, 'kk', '5,0 МБ'],
    [1_625_293, 'en', '1.6 MB'],
    [1_625_293, 'fr', '1,6 Mo'],
    [1_625_293, 'ru', '1,6 МБ'],
    [1_610_612_736, 'en', '1,536.0 MB'],
    [0, 'en', '0.0 MB'],
    [1, 'en', '<0.1 MB'],
    [52_428, 'tr', '<0,1 MB'],
    [52_429, 'tr', '0,1 MB'],
  ])('%i bytes in %s are %s', (bytes, language, text) =>
    expect(plain(formatMegabytes(bytes, language))).toBe(text),
  );

  describe('without unit support in the browser', () => {
    const { NumberFormat } = Intl;
    afterEach(() => jest.restoreAllMocks());

    it('adds the unit itself', () => {
      jest
        .spyOn(Intl, 'NumberFormat')
        .mockImplementation((language, options) => {
          if (options?.style === 'unit') throw new RangeError('unit');
          return new NumberFormat(language, options);
        });
      expect(formatMegabytes(5_242_880, 'nl')).toBe('5,0 MB');
    });
  });
});

describe('formatBytes', () => {
  it.each([
    [1_073_741_823, 'en', '1,024.0 MB'],
    [1_073_741_824, 'en', '1.0 GB'],
    [1_073_741_824, 'kk', '1,0 ГБ'],
    [32_212_254_720, 'tr', '30,0 GB'],
  ])('%i bytes in %s are %s', (bytes, language, text) =>
    expect(plain(formatBytes(bytes, language))).toBe(text),
  );
});

describe('formatDay', () => {
  const day = new Date('2026-11-28T22:30:00Z');

  it.each([
    ['tr', '29 Kasım 2026'],
    ['az', '29 noyabr 2026'],
    ['kk', '2026 ж. 29 қараша'],
    ['en', '29 November 2026'],
    ['en-US', 'November 29, 2026'],
    ['de', '29. November 2026'],
  ])('names the day of the place in %s: %s', (language, text) =>
    expect(formatDay(day, language, 'Europe/Istanbul')).toBe(text),
  );

  it.each(['az', 'kk'])('has every month of %s as CLDR', (language) => {
    const cldr = new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    for (let month = 0; month < 12; month++) {
      const first = new Date(Date.UTC(2026, month, 1));
      expect(formatDay(first, language, 'UTC')).toBe(cldr.format(first));
    }
  });
});
