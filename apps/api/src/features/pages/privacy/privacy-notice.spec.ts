import { paragraphsOf, privacyAddress } from './privacy-notice.js';

const URL = 'https://hatira.example/kvkk';

it.each([
  ['', '', ''],
  ['', URL, URL],
  ['Metin', '', '/privacy'],
  ['Metin', URL, '/privacy'],
  [' \n', URL, URL],
])(
  'text %j and address %j: the notice is at %j',
  (privacyText, privacyUrl, address) => {
    expect(privacyAddress({ privacyText, privacyUrl })).toBe(address);
  },
);

it('splits paragraphs at empty lines and keeps line breaks within them', () => {
  expect(paragraphsOf('\nA\nb\r\n\r\n \r\nC\n \n\n<b>\n')).toEqual([
    'A\nb',
    'C',
    '<b>',
  ]);
  expect(paragraphsOf(' ')).toEqual([]);
});

it('takes linear time for a text of blanks', () => {
  expect(paragraphsOf('\n \t'.repeat(6_600) + 'x')).toEqual(['x']);
});
