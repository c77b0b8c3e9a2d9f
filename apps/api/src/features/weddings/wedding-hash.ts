import { randomBytes } from 'node:crypto';

const SMALLEST = 10 ** 14;

/** Returns a safe integer of 15 or 16 digits, uniformly random. */
export function randomWeddingHash(): number {
  for (;;) {
    const random = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (random >= SMALLEST) return random;
  }
}
