import { boundaryOf } from './boundary.js';

it.each([
  [
    'multipart/form-data; boundary=----WebKitFormBoundaryAbC123',
    '----WebKitFormBoundaryAbC123',
  ],
  ['multipart/form-data;boundary="a b"; charset=utf-8', 'a b'],
  ['multipart/form-data; charset=utf-8; BOUNDARY=b', 'b'],
  ['multipart/form-data; boundary=boundary', 'boundary'],
  [`multipart/form-data; boundary=${'x'.repeat(70)}`, 'x'.repeat(70)],
])('reads %s', (contentType, boundary) => {
  expect(boundaryOf(contentType)).toBe(boundary);
});

it.each([
  ['no type', ''],
  ['no boundary', 'multipart/form-data'],
  ['an empty one', 'multipart/form-data; boundary='],
  ['an empty one in quotes', 'multipart/form-data; boundary=""'],
  ['71 characters', `multipart/form-data; boundary=${'x'.repeat(71)}`],
  ['16 KiB', `multipart/form-data; boundary=${'x'.repeat(16_000)}`],
  ['an escape', 'multipart/form-data; boundary="a\\"b"'],
  ['a control character', 'multipart/form-data; boundary="a\u0000b"'],
  ['a space at its end', 'multipart/form-data; boundary="a "'],
  ['another one', 'multipart/form-data; boundary=a; boundary=b'],
  [
    'one inside another value',
    'multipart/form-data; x="; boundary=a"; boundary=b',
  ],
  ['a name that only ends so', 'multipart/form-data; xboundary=a'],
])('refuses %s', (_what, contentType) => {
  expect(boundaryOf(contentType)).toBeUndefined();
});
