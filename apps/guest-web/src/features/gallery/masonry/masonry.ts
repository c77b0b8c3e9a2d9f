import type { MediaItem } from '@hatira/contract';
import { knownRatio } from '../../../shared/media/file/media-file';
import { Listeners } from '../../../shared/lib/store';
import { marginOf, shapeOf, spanOf, type GridShape } from './grid-shape';
import {
  distanceFrom,
  hasGrown,
  indexesWithin,
  isSame,
  layoutMasonry,
  type Breaks,
  type MasonryLayout,
} from './masonry-layout';
import type { MasonryOptions, MasonryView } from './masonry-view';
import { TileHeights } from './tile-heights';

/**
 * Places the tiles and finds those near the window. Seen items keep their
 * place.
 */
export class Masonry {
  private items: readonly MediaItem[] = [];
  private indexById = new Map<string, number>();
  private breaks: Breaks | undefined;
  private readonly heights: TileHeights;
  private columns: number | undefined;
  private width = 0;
  private window = { top: 0, bottom: 0 };
  private lastSeen = -1;
  private staleFrom = Infinity;
  private isAhead = false;
  private view: MasonryView;
  private readonly listeners = new Listeners();

  constructor(private readonly options: MasonryOptions) {
    this.heights = new TileHeights(options.captions, options.wideCaptions);
    this.columns = options.columns;
    const shape = this.shape();
    this.view = {
      items: [],
      shown: [],
      breaks: undefined,
      shape,
      shift: 0,
      isSettled: false,
      isPassing: false,
      layout: layoutMasonry({
        ...shape,
        count: 0,
        heightOf: () => 0,
      }),
    };
  }

  private isFollowed = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.isFollowed = true;
    return this.listeners.subscribe(listener);
  };

  readonly current = (): MasonryView => this.view;

  order(): string[] {
    return this.items.map(({ id }) => id);
  }

  indexOf(id: string): number {
    return this.indexById.get(id) ?? -1;
  }

  /**
   * Places the first items. A render may call it, as long as no part of the page
   * follows the places; later calls change no place.
   */
  begin(items: readonly MediaItem[], breaks?: Breaks): void {
    if (!this.isFollowed) this.setItems(items, breaks);
  }

  /** @param breaks undefined: no headings */
  setItems(items: readonly MediaItem[], breaks?: Breaks): void {
    if (items === this.items && breaks === this.breaks) return;
    const isOnlyLonger =
      this.items.every(({ id }, index) => items[index]?.id === id) &&
      hasGrown(this.breaks, breaks, {
        width: this.width,
        count: this.items.length,
      });
    const anchor = this.anchor();
    const { columns } = this.shape();
    this.items = items;
    this.breaks = breaks;
    this.indexById = new Map(items.map((item, index) => [item.id, index]));
    if (isOnlyLonger && this.shape().columns === columns) this.layOutUnseen();
    else this.layOutAll(anchor);
  }

  /** Takes the visitor's choice. */
  setColumns(columns: number): void {
    const anchor = this.anchor();
    this.columns = columns;
    this.layOutAll(anchor);
  }

  /** While true the tiles are not filled. */
  setPassing(isPassing: boolean): void {
    if (isPassing !== this.view.isPassing) this.show({ isPassing, shift: 0 });
  }

  setWidth(width: number): void {
    if (width === this.width) return;
    const anchor = this.anchor();
    this.width = width;
    this.layOutAll(anchor);
  }

  /** Pixels from the grid's top. */
  setWindow(top: number, bottom: number): void {
    this.window = { top, bottom };
    if (this.isStaleOutOfSight()) this.adoptShapes();
    this.recordSeen(this.view.layout);
    const { layout } = this.view;
    const shown = this.shownIn(layout);
    const isSettled = this.isSettledWith(layout);
    if (!isSame(shown, this.view.shown) || isSettled !== this.view.isSettled)
      this.show({ shown, shift: 0, isSettled });
  }

  /** Draws the tiles beside the window, too; a page first draws those within it. */
  lookAhead(): void {
    this.isAhead = true;
    this.setWindow(this.window.top, this.window.bottom);
  }

  isAtTop(): boolean {
    return this.window.top <= 0;
  }

  learn(ratios: ReadonlyMap<string, number | undefined>): void {
    this.heights.ratios.learn(ratios);
    const isNews = this.items.some(
      (item) => ratios.has(item.id) && knownRatio(item) === undefined,
    );
    if (isNews) this.layOutUnseen();
  }

  ownRatios(): [string, number][] {
    return this.heights.ratios.ownOf(this.items);
  }

  /** Stops waiting for the first window's sizes. */
  settle(): void {
    if (this.view.isSettled) return;
    this.show({ isSettled: true, shift: 0 });
    this.recordSeen(this.view.layout);
  }

  /** Ranks by distance from the window's top. */
  distance(id: string): number {
    const index = this.indexById.get(id);
    if (index === undefined) return Infinity;
    return distanceFrom(this.window, index, this.view.layout);
  }

  private layOutUnseen(): void {
    const layout = this.layOut({
      layout: this.view.layout,
      count: this.lastSeen + 1,
    });
    this.showLayout(layout, 0);
  }

  private isStaleOutOfSight(): boolean {
    if (this.staleFrom === Infinity) return false;
    return this.visibleIn(this.view.layout).every(
      (index) => index < this.staleFrom,
    );
  }

  private adoptShapes(): void {
    this.lastSeen = Math.min(this.lastSeen, this.staleFrom - 1);
    this.layOutUnseen();
  }

  private layOutAll(anchor: { id: string; y: number } | undefined): void {
    const layout = this.layOut();
    const index = anchor ? this.indexById.get(anchor.id) : undefined;
    const shift =
      anchor && index !== undefined ? layout.y[index]! - anchor.y : 0;
    this.window = {
      top: this.window.top + shift,
      bottom: this.window.bottom + shift,
    };
    this.lastSeen = -1;
    this.showLayout(layout, shift);
  }

  private showLayout(layout: MasonryLayout, shift: number): void {
    this.show({
      items: this.items,
      breaks: this.breaks,
      shape: this.shape(),
      layout,
      shown: this.shownIn(layout),
      shift,
      isSettled: this.isSettledWith(layout),
    });
    this.recordSeen(layout);
  }

  private layOut(kept?: {
    layout: MasonryLayout;
    count: number;
  }): MasonryLayout {
    const count = this.width > 0 ? this.items.length : 0;
    const shape = this.shape();
    const { breaks } = this;
    const heightOf = this.heights.ofAll(this.items, shape, breaks);
    const layout = layoutMasonry(
      { ...shape, count, span: spanOf(shape), breaks, heightOf },
      kept,
    );
    const firstStale = this.items.findIndex(
      (_, index) =>
        index < (kept?.count ?? 0) && heightOf(index) !== layout.height[index],
    );
    this.staleFrom = firstStale < 0 ? Infinity : firstStale;
    return layout;
  }

  private shape(): GridShape {
    const { gap } = this.options;
    const { width, items } = this;
    return shapeOf({ width, count: items.length, gap }, this.columns);
  }

  private anchor(): { id: string; y: number } | undefined {
    const { layout } = this.view;
    if (this.window.top <= 0) return undefined;
    const index = this.visibleIn(layout).find(
      (candidate) => layout.y[candidate]! >= this.window.top,
    );
    return index === undefined
      ? undefined
      : { id: this.items[index]!.id, y: layout.y[index]! };
  }

  private recordSeen(layout: MasonryLayout): void {
    if (!this.view.isSettled) return;
    const visible = this.visibleIn(layout);
    this.lastSeen = Math.max(this.lastSeen, visible[visible.length - 1] ?? -1);
  }

  private isSettledWith(layout: MasonryLayout): boolean {
    if (this.view.isSettled) return true;
    const visible = this.visibleIn(layout);
    return (
      visible.length > 0 &&
      visible.every((index) => this.heights.ratios.isKnown(this.items[index]!))
    );
  }

  private visibleIn(layout: MasonryLayout): number[] {
    return indexesWithin(layout, this.window.top, this.window.bottom);
  }

  private shownIn(layout: MasonryLayout): number[] {
    const margin = this.isAhead ? marginOf(this.shape()) : 0;
    const { top, bottom } = this.window;
    return indexesWithin(layout, top - margin, bottom + margin);
  }

  private show(change: Partial<MasonryView>): void {
    this.view = { ...this.view, ...change };
    this.listeners.notify();
  }
}
