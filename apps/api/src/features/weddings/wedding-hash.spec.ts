import { randomWeddingHash } from './wedding-hash.js';

describe('a wedding hash', () => {
  const hashes = Array.from({ length: 20_000 }, randomWeddingHash);

  it('is a safe integer of 15 to 16 digits', () => {
    for (const hash of hashes) {
      expect(Number.isSafeInteger(hash)).toBe(true);
      expect(String(hash)).toMatch(/^\d{15,16}$/);
    }
  });

  it('is random over the whole range', () => {
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(Math.max(...hashes)).toBeGreaterThan(Number.MAX_SAFE_INTEGER * 0.99);
    expect(hashes.filter((hash) => hash % 2 === 1).length).toBeGreaterThan(
      hashes.length * 0.45,
    );
  });
});
