import { cameraInTags, cameraName } from './camera.js';

it.each([
  ['Apple', 'iPhone 15 Pro', 'Apple iPhone 15 Pro'],
  ['NIKON CORPORATION', 'NIKON D750', 'NIKON D750'],
  ['Canon', 'Canon EOS R5', 'Canon EOS R5'],
  ['samsung', 'SM-S921B', 'Samsung SM-S921B'],
  ['Google', undefined, 'Google'],
  [undefined, 'X100V', 'X100V'],
  ['  SONY \0rubbish', ' ILCE-7M4\0\0\0', 'SONY ILCE-7M4'],
  ['A\u202Eb\u0007', 'c\nd\uD800', 'A b c d'],
  ['', ' \0', ''],
  [7, { a: 1 }, ''],
])('of %j and %j makes a name', (make, model, expected) =>
  expect(cameraName(make, model)).toBe(expected),
);

it('is bounded, in whole characters', () =>
  expect(cameraName('😀'.repeat(60), '😀'.repeat(600))).toHaveLength(160));

it('reads the tags of Apple and of Android', () => {
  const apple = {
    'com.apple.quicktime.make': 'Apple',
    'com.apple.quicktime.model': 'iPhone 12',
  };
  const android = {
    'com.android.manufacturer': 'Google',
    'com.android.model': 'Pixel 9',
  };
  expect(
    [apple, android, {}, undefined].map((tags) => cameraInTags(tags)),
  ).toEqual(['Apple iPhone 12', 'Google Pixel 9', '', '']);
});
