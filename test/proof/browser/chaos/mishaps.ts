export type Mishap = 'cut' | 'killed server' | 'closed tab' | 'killed browser';

/** A mishap, and the share of all bytes after which it comes. */
export interface PlannedMishap {
  mishap: Mishap;
  share: number;
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
