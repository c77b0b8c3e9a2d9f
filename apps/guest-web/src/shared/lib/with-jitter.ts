/**
 * Adds up to half of the wait as jitter, so that the phones in a hall do not
 * all return at once. Milliseconds.
 */
export function withJitter(ms: number): number {
  return ms * (1 + Math.random() / 2);
}
