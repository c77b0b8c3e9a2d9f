import { asciiName } from './attachment.js';

it.each([
  ['Düğün.jpg', 'Dugun.jpg'],
  ['Привет, Әсем.mp4', 'Privet, Asem.mp4'],
  ['Ελένη.jpg', 'Eleni.jpg'],
  ['"100%" (1).jpg', '"100%" (1).jpg'],
  ['½ 💍.jpg', '1_2 _ring_.jpg'],
  ['\u{10ffff}.jpg', '_.jpg'],
])('transliterates %s as %s', (name, ascii) =>
  expect(asciiName(name)).toBe(ascii),
);
