import { keyOf, newSecret, stepOf, uriOf } from './totp.js';

/** RFC 6238, appendix B, SHA-1; the last six digits count. */
const VECTORS: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];
const SECRET = Buffer.from('12345678901234567890');

describe('the codes of RFC 6238', () => {
  it.each(VECTORS)('are valid in their step: second %i', (second, digits) => {
    expect(stepOf(SECRET, digits.slice(2), second * 1_000)).toBe(
      Math.floor(second / 30),
    );
  });

  it.each(VECTORS)(
    'are valid one step early and late, but not two: second %i',
    (second, digits) => {
      const step = Math.floor(second / 30);
      const taken = [-60, -30, 30, 60].map((seconds) =>
        stepOf(SECRET, digits.slice(2), (second + seconds) * 1_000),
      );
      expect(taken).toEqual([undefined, step, step, undefined]);
    },
  );

  it('are invalid with a wrong digit, a wrong length, and another secret', () => {
    const atMs = 1_234_567_890_000;
    expect(stepOf(SECRET, '005924', atMs)).toBeDefined();
    for (const code of ['005925', '05924', '89005924', '', 'abcdef']) {
      expect([code, stepOf(SECRET, code, atMs)]).toEqual([code, undefined]);
    }
    expect(stepOf(newSecret(), '005924', atMs)).toBeUndefined();
  });
});

it('generates different secrets of 160 bits', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toHaveLength(20);
  expect(one.equals(other)).toBe(false);
  expect(keyOf(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

it('encodes any letters of provider and account in the address', () => {
  const uri = new URL(
    uriOf(SECRET, { issuer: 'Hatıra', account: 'ece+panel@example.com' }),
  );
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain(
    'Hatıra:ece+panel@example.com',
  );
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Hatıra',
    secret: keyOf(SECRET),
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
