import { zipName } from './zip-name.js';

it('names a zip by its moment, in local time', () => {
  expect(zipName(undefined, new Date(2026, 5, 20, 14, 30, 5))).toBe(
    'wedding-media-20260620-143005.zip',
  );
});

it.each([
  ['Europe/Istanbul', 'wedding-media-20260621-003005.zip'],
  ['America/New_York', 'wedding-media-20260620-173005.zip'],
])('names a zip of a wedding in %s', (timeZone, name) =>
  expect(zipName(timeZone, new Date('2026-06-20T21:30:05Z'))).toBe(name),
);
