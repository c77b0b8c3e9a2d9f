import type { MediaChanges, MediaItem } from '@hatira/contract';
import { knownRatio } from '../file/media-file';

/** New items must appear within five seconds. */
const TIMEOUT_MS = 2_500;

/** Holds new items until their shape is known: they must not move later. */
export class ShapeWait {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** @param isKnown a known item is replaced in place */
  constructor(
    private readonly emit: (changes: MediaChanges) => void,
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
      this.emit({ changed: ready, removed });
  }

  end(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
  }

  private hold(item: MediaItem): void {
    const show = () => {
      this.timers.delete(item.id);
      // A reload may be newer.
      if (!this.isKnown(item.id)) this.emit({ changed: [item], removed: [] });
    };
    this.timers.set(item.id, setTimeout(show, TIMEOUT_MS));
  }

  private forget(id: string): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }
}

function isShapeless(item: MediaItem): boolean {
  return item.processing === 'pending' && knownRatio(item) === undefined;
}
