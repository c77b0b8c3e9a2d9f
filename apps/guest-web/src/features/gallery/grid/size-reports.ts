import type { Masonry } from '../masonry/masonry';

/** Lays out once for all sizes of a frame. */
export function gatherSizes(
  masonry: Masonry,
): (id: string, ratio: number | undefined) => void {
  let gathered = new Map<string, number | undefined>();
  return (id, ratio) => {
    if (gathered.size === 0) {
      requestAnimationFrame(() => {
        const ready = gathered;
        gathered = new Map();
        masonry.learn(ready);
      });
    }
    gathered.set(id, ratio);
  };
}
