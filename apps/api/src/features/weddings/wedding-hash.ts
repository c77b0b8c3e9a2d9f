import { randomBytes } from 'node:crypto';

const SMALLEST = 10 ** 14;

/**
 * Returns a hash: 15 or 16 digits within the safe integers, uniformly from the system's random source.
 */
export function randomWeddingHash(): number {
  for (;;) {
    const random = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (random >= SMALLEST) return random;
  }
}
