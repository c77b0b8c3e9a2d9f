import type { MediaItem } from '@hatira/contract';
import type { GridShape } from './grid-shape';
import type { Captions } from './masonry-view';
import { PictureRatios } from './picture-ratios';

/** Heights from the list alone: the tiles are not measured. */
export class TileHeights {
  readonly ratios = new PictureRatios();

  constructor(private readonly captions: Captions) {}

  /** Called before `of`. */
  prepare(
    items: readonly MediaItem[],
    { columnWidth, tiles }: GridShape,
  ): void {
    if (tiles === 'full') this.captions.prepare(items, columnWidth);
  }

  of(item: MediaItem, { columnWidth, tiles }: GridShape): number {
    if (tiles === 'small') return Math.round(columnWidth);
    const picture = Math.round(columnWidth * this.ratios.of(item));
    return tiles === 'full' ? picture + this.captions.heightOf(item) : picture;
  }
}
