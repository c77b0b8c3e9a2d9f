import { paragraphsOf, privacyAddress } from './privacy-notice.js';

const URL = 'https://hatira.example/kvkk';

it.each([
  ['', '', ''],
  ['', URL, URL],
  ['Metin', '', '/privacy'],
  ['Metin', URL, '/privacy'],
  [' \n', URL, URL],
])(
  'a notice of the text %j and the address %j is at %j',
  (privacyText, privacyUrl, address) => {
    expect(privacyAddress({ privacyText, privacyUrl })).toBe(address);
  },
);

it('parts paragraphs at empty lines and keeps the breaks within them', () => {
  expect(paragraphsOf('\nA\nb\r\n\r\n \r\nC\n \n\n<b>\n')).toEqual([
    'A\nb',
    'C',
    '<b>',
  ]);
  expect(paragraphsOf(' ')).toEqual([]);
});

it('takes no longer than the text is for a text of blanks', () => {
  expect(paragraphsOf('\n \t'.repeat(6_600) + 'x')).toEqual(['x']);
});
