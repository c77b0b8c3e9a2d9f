import type { MediaChanges, MediaItem } from '@hatira/contract';
import { toldRatio } from '../file/media-file';

/** So long a new item waits for its shape at most: it is to be seen within five seconds of its arrival. */
const PATIENCE_MS = 2_500;

/**
 * Holds new items back until the server has told their shape, so that they take their places once: nothing moves again
 * a moment later.
 */
export class ShapeWait {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** @param isKnown whether the page has an item already, which then is only replaced where it stands */
  constructor(
    private readonly tell: (changes: MediaChanges) => void,
    private readonly isKnown: (id: string) => boolean,
  ) {}

  take({ changed, removed }: MediaChanges): void {
    const isHeld = (item: MediaItem) =>
      isShapeless(item) && !this.isKnown(item.id);
    const ready = changed.filter((item) => !isHeld(item));
    [...removed, ...changed.map(({ id }) => id)].forEach((id) =>
      this.forget(id),
    );
    for (const item of changed.filter(isHeld)) this.hold(item);
    if (ready.length > 0 || removed.length > 0)
      this.tell({ changed: ready, removed });
  }

  end(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
  }

  private hold(item: MediaItem): void {
    const show = () => {
      this.timers.delete(item.id);
      // The list may have been read again meanwhile, and then knows it better.
      if (!this.isKnown(item.id)) this.tell({ changed: [item], removed: [] });
    };
    this.timers.set(item.id, setTimeout(show, PATIENCE_MS));
  }

  private forget(id: string): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }
}

function isShapeless(item: MediaItem): boolean {
  return item.processing === 'pending' && toldRatio(item) === undefined;
}
