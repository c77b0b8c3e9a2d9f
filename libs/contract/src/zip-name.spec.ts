import { zipName } from './zip-name.js';

it('names a zip by its moment, in local time', () => {
  expect(zipName(new Date(2026, 5, 20, 14, 30, 5))).toBe(
    'wedding-media-20260620-143005.zip',
  );
});
