import type { MediaItem } from '@hatira/contract';
import { knownRatio } from '../../../shared/media/file/media-file';

/** 4:5. */
const UNKNOWN_RATIO = 1.25;
/** Very wide and very tall pictures are cropped. */
const MIN_RATIO = 0.4;
const MAX_RATIO = 2;

/** Height by width, from the server or measured. */
export class PictureRatios {
  private readonly measured = new Map<string, number>();
  private readonly answered = new Set<string>();

  /** @param ratios by id; undefined: cannot be shown */
  learn(ratios: ReadonlyMap<string, number | undefined>): void {
    for (const [id, ratio] of ratios) {
      this.answered.add(id);
      if (ratio !== undefined) this.measured.set(id, ratio);
    }
  }

  /** True when measured or impossible to show. */
  isKnown(item: MediaItem): boolean {
    return knownRatio(item) !== undefined || this.answered.has(item.id);
  }

  /** Returns ratios unknown to the server, by id. */
  ownOf(items: readonly MediaItem[]): [string, number][] {
    return items.flatMap((item) => {
      const ratio = this.measured.get(item.id);
      return ratio === undefined || knownRatio(item) !== undefined
        ? []
        : [[item.id, ratio] as [string, number]];
    });
  }

  of(item: MediaItem): number {
    const ratio =
      knownRatio(item) ?? this.measured.get(item.id) ?? UNKNOWN_RATIO;
    return Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio));
  }
}
