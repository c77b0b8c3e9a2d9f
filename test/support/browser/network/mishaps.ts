export type Mishap = 'cut' | 'killed server' | 'closed tab' | 'killed browser';

/** A mishap, and the share of all bytes after which it comes. */
export interface PlannedMishap {
  mishap: Mishap;
  share: number;
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Spreads mishaps at random over the bytes, one in each part of them. */
export function planOf(
  counts: Record<Mishap, number>,
  random: () => number,
): PlannedMishap[] {
  const mishaps: Mishap[] = [];
  for (const [mishap, count] of Object.entries(counts) as [Mishap, number][])
    for (let made = 0; made < count; made++)
      mishaps.splice(Math.floor(random() * (mishaps.length + 1)), 0, mishap);
  return mishaps.map((mishap, index) => ({
    mishap,
    share: (index + random()) / (mishaps.length + 1),
  }));
}
