import { expect, it } from 'vitest';
import { csvMoment, csvText } from './csv';

it('quotes separators, quotes and line breaks', () =>
  expect(csvText([['a,b', 'say "no"', 'one\ntwo', null, 5]], 'en')).toBe(
    '\uFEFF"a,b","say ""no""","one\ntwo",,5\r\n',
  ));

it('separates by semicolons in Turkish', () =>
  expect(csvText([['Ad', 'Boyut']], 'tr')).toBe('\uFEFFAd;Boyut\r\n'));

it.each([
  ['=1+1', "'=1+1"],
  ['+90 555', "'+90 555"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  [' =1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['Hi;=1+1', `"Hi;'=1+1"`],
  ['Hi,@sum', `"Hi,'@sum"`],
])(
  'keeps %j from being calculated, whatever separator is expected',
  (value, cell) => {
    for (const language of ['en', 'tr'])
      expect(csvText([[value]], language)).toBe(`\uFEFF${cell}\r\n`);
  },
);

it('writes moments so that they can be sorted', () => {
  expect(csvMoment(new Date(2026, 5, 14, 21, 30).toISOString())).toBe(
    '2026-06-14 21:30',
  );
  expect(csvMoment(null)).toBeNull();
});
