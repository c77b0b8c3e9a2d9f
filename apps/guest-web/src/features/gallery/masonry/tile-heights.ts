import type { MediaItem } from '@hatira/contract';
import { fillsRow, spanOf, type GridShape } from './grid-shape';
import type { Breaks } from './masonry-layout';
import type { Captions } from './masonry-view';
import { PictureRatios } from './picture-ratios';

/** A standing picture is cropped to a square. */
const MAX_WIDE_RATIO = 1;
/** A picture that is alone in its row fills a laptop's screen, with its heading and caption. */
const MAX_LONE_RATIO = 0.46;

/** Heights from the list alone: the tiles are not measured. */
export class TileHeights {
  readonly ratios = new PictureRatios();

  constructor(
    private readonly captions: Captions,
    private readonly wideCaptions: Captions,
  ) {}

  /**
   * Returns the heights of items by their index.
   * @param breaks their wide items are across several columns
   */
  ofAll(
    items: readonly MediaItem[],
    shape: GridShape,
    { wide, lone }: Pick<Breaks, 'wide' | 'lone'> = {},
  ): (index: number) => number {
    const { columnWidth, tiles } = shape;
    if (tiles === 'full' && columnWidth > 0)
      this.captions.prepare(items, columnWidth);
    return (index) =>
      wide?.has(index)
        ? this.ofWide(items[index]!, shape, lone?.has(index) ?? false)
        : this.of(items[index]!, shape);
  }

  /** Returns the height across several columns, which is never that of a window. */
  private ofWide(item: MediaItem, shape: GridShape, isLone: boolean): number {
    const { columns, columnWidth, gap } = shape;
    const isRow = isLone && fillsRow(shape);
    const across = isRow ? columns : spanOf(shape);
    const width = across * (columnWidth + gap) - gap;
    const most = isRow ? MAX_LONE_RATIO : MAX_WIDE_RATIO;
    const picture = Math.round(width * Math.min(most, this.ratios.of(item)));
    if (shape.tiles !== 'full') return picture;
    this.wideCaptions.prepare([item], width);
    return picture + this.wideCaptions.heightOf(item);
  }

  private of(item: MediaItem, { columnWidth, tiles }: GridShape): number {
    if (tiles === 'small') return Math.round(columnWidth);
    const picture = Math.round(columnWidth * this.ratios.of(item));
    return tiles === 'full' ? picture + this.captions.heightOf(item) : picture;
  }
}
