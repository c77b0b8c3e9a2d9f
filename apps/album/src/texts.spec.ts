import { LANGUAGES } from '@hatira/contract';
import { address, fold, readerOf, Texts } from './texts';

const textsFor = (language: string) =>
  new Texts(readerOf([language], LANGUAGES));

it.each([
  ['de', 'Samstag, 20. Juni 2026', '21:00'],
  ['tr', '20 Haziran 2026 Cumartesi', '21:00'],
  ['en-US', 'Saturday, June 20, 2026', '9:00 PM'],
  ['az', '20 iyun 2026, şənbə', '21:00'],
  ['kk-KZ', '2026 ж. 20 маусым, сенбі', '21:00'],
  ['xx', '20 Haziran 2026 Cumartesi', '21:00'],
])('writes days and hours in %s', (language, day, hour) => {
  const texts = textsFor(language);
  const seconds = Date.parse('2026-06-20T21:00:00Z') / 1000;
  expect(texts.day(seconds)).toBe(day);
  expect(texts.time(seconds).replace(/\s/g, ' ')).toBe(hour);
  expect(texts.moment(seconds).replace(/\s/g, ' ')).toBe(`${day}, ${hour}`);
});

it.each([
  [['ja', 'fr-CA', 'de'], 'fr', 'fr-CA'],
  [['az-AZ'], 'az', 'az'],
  [['ja'], 'tr', 'tr'],
])(
  'reads %s in the first language that the page has',
  (wanted, language, tag) => {
    expect(readerOf(wanted, LANGUAGES)).toEqual({ language, tag });
  },
);

it('links to files with letters that addresses reserve', () => {
  expect(address("Ayşe/Düğün #1 100% ?'a'&b.jpg")).toBe(
    'Ay%C5%9Fe/D%C3%BC%C4%9F%C3%BCn%20%231%20100%25%20%3F%27a%27%26b.jpg',
  );
});

it('finds texts regardless of case, accents and the Turkish i', () => {
  expect(fold('IŞIL İnci')).toBe(fold('ışıl inci'));
  expect(fold('Ayşe')).toBe('ayse');
});
