import { decryptSecret, encryptSecret } from './encrypted-secret.js';

const SECRET = Buffer.from('12345678901234567890');
const [KEY, ACCOUNT] = [
  'the-session-secret',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
];

it('is opened with the same session secret for the same account, and is another text each time', () => {
  const [one, other] = [
    encryptSecret(SECRET, KEY, ACCOUNT),
    encryptSecret(SECRET, KEY, ACCOUNT),
  ];
  expect(one.equals(other)).toBe(false);
  expect(one.includes(SECRET)).toBe(false);
  expect(
    [one, other].map((kept) => decryptSecret(kept, KEY, ACCOUNT)?.toString()),
  ).toEqual([SECRET, SECRET].map(String));
});

it('is not opened with another session secret, for another account, changed or cut off', () => {
  const kept = encryptSecret(SECRET, KEY, ACCOUNT);
  const changed = Buffer.from(kept);
  changed[kept.length - 1]! ^= 1;
  expect(decryptSecret(kept, 'another-secret', ACCOUNT)).toBeUndefined();
  expect(
    decryptSecret(kept, KEY, '0f8fad5b-d9cb-469f-a165-70867728950f'),
  ).toBeUndefined();
  expect(decryptSecret(changed, KEY, ACCOUNT)).toBeUndefined();
  for (const length of [0, 1, 12, 20, 28, 30]) {
    expect(
      decryptSecret(kept.subarray(0, length), KEY, ACCOUNT),
    ).toBeUndefined();
  }
});
