import { canonicalTimeZone } from './time-zone.js';

it.each([
  ['Europe/Istanbul', 'Europe/Istanbul'],
  ['europe/istanbul', 'Europe/Istanbul'],
  ['America/Argentina/Ushuaia', 'America/Argentina/Ushuaia'],
  ['UTC', 'UTC'],
])('%s is %s', (name, canonical) =>
  expect(canonicalTimeZone(name)).toBe(canonical),
);

it.each(['', '+03:00', 'Europe/Nowhere', '../etc/passwd', 'A'.repeat(9_999)])(
  'does not know %s',
  (name) => expect(canonicalTimeZone(name)).toBeUndefined(),
);
