/**
 * Adds up to half of the wait: the phones in a hall must not all return at
 * once. Milliseconds.
 */
export function withJitter(ms: number): number {
  return ms * (1 + Math.random() / 2);
}
