import { randomBytes } from 'node:crypto';

const SMALLEST = 10 ** 14;

/**
 * A wedding's hash: 15 or 16 digits within the safe integers, every one of them equally likely, from the system's
 * random source (design section 3).
 */
export function randomWeddingHash(): number {
  for (;;) {
    const random = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (random >= SMALLEST) return random;
  }
}
