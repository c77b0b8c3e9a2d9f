import type { MediaItem } from '@hatira/contract';
import { spanOf, type GridShape } from './grid-shape';
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

  /**
   * Returns the heights of items by their index.
   * @param wide indexes of items across several columns
   */
  ofAll(
    items: readonly MediaItem[],
    shape: GridShape,
    wide?: ReadonlySet<number>,
  ): (index: number) => number {
    const { columnWidth, gap, tiles } = shape;
    if (tiles === 'full' && columnWidth > 0)
      this.captions.prepare(items, columnWidth);
    const wideWidth = spanOf(shape) * (columnWidth + gap) - gap;
    return (index) =>
      wide?.has(index)
        ? this.ofWide(items[index]!, shape, wideWidth)
        : this.of(items[index]!, shape);
  }

  /** Returns the height across several columns, which is never that of a window. */
  private ofWide(item: MediaItem, { tiles }: GridShape, width: number): number {
    const ratio = Math.min(MAX_WIDE_RATIO, this.ratios.of(item));
    const picture = Math.round(width * ratio);
    if (tiles !== 'full') return picture;
    this.wideCaptions.prepare([item], width);
    return picture + this.wideCaptions.heightOf(item);
  }

  private of(item: MediaItem, { columnWidth, tiles }: GridShape): number {
    if (tiles === 'small') return Math.round(columnWidth);
    const picture = Math.round(columnWidth * this.ratios.of(item));
    return tiles === 'full' ? picture + this.captions.heightOf(item) : picture;
  }
}
