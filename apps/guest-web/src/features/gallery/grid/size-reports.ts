import type { Masonry } from './masonry/masonry';

/**
 * Collects the sizes of one frame, so that the grid is laid out once for all of
 * them.
 */
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
