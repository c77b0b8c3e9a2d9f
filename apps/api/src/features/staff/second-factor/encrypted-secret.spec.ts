import { decryptSecret, encryptSecret } from './encrypted-secret.js';

const SECRET = Buffer.from('12345678901234567890');
const [KEY, ACCOUNT] = [
  'the-session-secret',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
];

it('decrypts with the same session secret and account, and encrypts differently each time', () => {
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

it('does not decrypt with another session secret or account, or a damaged text', () => {
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
