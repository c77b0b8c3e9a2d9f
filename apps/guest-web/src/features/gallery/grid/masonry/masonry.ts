import type { MediaItem } from '@hatira/contract';
import { Listeners } from '../../../../shared/lib/store';
import {
  columnsFor,
  columnWidthOf,
  distanceFrom,
  indexesWithin,
  layoutMasonry,
  type MasonryLayout,
} from './masonry-layout';
import type { MasonryOptions, MasonryView } from './masonry-view';
import { PictureRatios } from './picture-ratios';

const MARGIN_PX = 700;

/**
 * Places the tiles and finds those near the window. Seen items keep their
 * place.
 */
export class Masonry {
  private items: readonly MediaItem[] = [];
  private indexById = new Map<string, number>();
  private readonly ratios = new PictureRatios();
  private width = 0;
  private window = { top: 0, bottom: 0 };
  private lastSeen = -1;
  private staleFrom = Infinity;
  private view: MasonryView;
  private readonly listeners = new Listeners();

  constructor(private readonly options: MasonryOptions) {
    const layout = layoutMasonry({
      count: 0,
      width: 0,
      columns: 2,
      gap: options.gap,
      heightOf: () => 0,
    });
    this.view = { items: [], layout, shown: [], shift: 0, isSettled: false };
  }

  readonly subscribe = this.listeners.subscribe;

  readonly current = (): MasonryView => this.view;

  order(): string[] {
    return this.items.map(({ id }) => id);
  }

  indexOf(id: string): number {
    return this.indexById.get(id) ?? -1;
  }

  setItems(items: readonly MediaItem[]): void {
    if (items === this.items) return;
    const isOnlyLonger = this.items.every(
      ({ id }, index) => items[index]?.id === id,
    );
    const anchor = this.anchor();
    const columnsBefore = columnsFor(this.width, this.items.length);
    this.items = items;
    this.indexById = new Map(items.map((item, index) => [item.id, index]));
    const hasSameColumns =
      columnsFor(this.width, items.length) === columnsBefore;
    if (isOnlyLonger && hasSameColumns) this.layOutUnseen();
    else this.layOutAll(anchor);
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

  isAtTop(): boolean {
    return this.window.top <= 0;
  }

  learn(ratios: ReadonlyMap<string, number | undefined>): void {
    this.ratios.learn(ratios);
    this.layOutUnseen();
  }

  ownRatios(): [string, number][] {
    return this.ratios.ownOf(this.items);
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
    const { gap, captions } = this.options;
    const count = this.width > 0 ? this.items.length : 0;
    const columns = columnsFor(this.width, this.items.length);
    if (count > 0)
      captions.prepare(this.items, columnWidthOf(this.width, columns, gap));
    const heightOf = (index: number, columnWidth: number) =>
      this.heightOf(this.items[index]!, columnWidth);
    const layout = layoutMasonry(
      { count, width: this.width, columns, gap, heightOf },
      kept,
    );
    const firstStale = this.items.findIndex(
      (item, index) =>
        index < (kept?.count ?? 0) &&
        this.heightOf(item, layout.columnWidth) !== layout.height[index],
    );
    this.staleFrom = firstStale < 0 ? Infinity : firstStale;
    return layout;
  }

  private heightOf(item: MediaItem, columnWidth: number): number {
    const pictureHeight = Math.round(columnWidth * this.ratios.of(item));
    return pictureHeight + this.options.captions.heightOf(item);
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
      visible.every((index) => this.ratios.isKnown(this.items[index]!))
    );
  }

  private visibleIn(layout: MasonryLayout): number[] {
    return indexesWithin(layout, this.window.top, this.window.bottom);
  }

  private shownIn(layout: MasonryLayout): number[] {
    return indexesWithin(
      layout,
      this.window.top - MARGIN_PX,
      this.window.bottom + MARGIN_PX,
    );
  }

  private show(change: Partial<MasonryView>): void {
    this.view = { ...this.view, ...change };
    this.listeners.notify();
  }
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
