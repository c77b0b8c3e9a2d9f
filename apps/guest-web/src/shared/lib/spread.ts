/**
 * A wait of at least so long and up to half as long again, different on each device: what a whole hall was told at once,
 * or has lost at once, does not come back at once. Milliseconds.
 */
export function spread(ms: number): number {
  return ms * (1 + Math.random() / 2);
}
