import type { MediaItem } from '@hatira/contract';
import type { GridShape } from './grid-shape';
import type { Captions } from './masonry-view';
import { PictureRatios } from './picture-ratios';

/** A standing picture is cropped to a square. */
const MAX_WIDE_RATIO = 1;

/** Heights from the list alone: the tiles are not measured. */
export class TileHeights {
  readonly ratios = new PictureRatios();

  constructor(
    private readonly captions: Captions,
    private readonly wideCaptions: Captions,
  ) {}

  /** Called before `of`. */
  prepare(
    items: readonly MediaItem[],
    { columnWidth, tiles }: GridShape,
  ): void {
    if (tiles === 'full') this.captions.prepare(items, columnWidth);
  }

  /** Of an item across several columns; a wide one is never as high as a window. */
  ofWide(item: MediaItem, { tiles }: GridShape, width: number): number {
    const ratio = Math.min(MAX_WIDE_RATIO, this.ratios.of(item));
    const picture = Math.round(width * ratio);
    if (tiles !== 'full') return picture;
    this.wideCaptions.prepare([item], width);
    return picture + this.wideCaptions.heightOf(item);
  }

  of(item: MediaItem, { columnWidth, tiles }: GridShape): number {
    if (tiles === 'small') return Math.round(columnWidth);
    const picture = Math.round(columnWidth * this.ratios.of(item));
    return tiles === 'full' ? picture + this.captions.heightOf(item) : picture;
  }
}
