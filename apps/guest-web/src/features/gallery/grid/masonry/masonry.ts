import type { MediaItem } from '@hatira/contract';
import { toldRatio } from '../../../../shared/media/file/media-file';
import {
  columnsFor,
  columnWidthOf,
  indexesWithin,
  layoutMasonry,
  type MasonryLayout,
} from './masonry-layout';

/** What the grid draws. */
export interface MasonryView {
  items: readonly MediaItem[];
  layout: MasonryLayout;
  /** The items near the window, in order. */
  shown: readonly number[];
  /** By how much the items that are being looked at have moved down: the page scrolls along. */
  shift: number;
  /** False until the first window's sizes are known: pictures are shown from then on. */
  isSettled: boolean;
}

/** What stands under the pictures. */
export interface Captions {
  /** Told before all of these are asked for. */
  prepare: (items: readonly MediaItem[], columnWidth: number) => void;
  /** Pixels. */
  heightOf: (item: MediaItem) => number;
}

export interface MasonryOptions {
  /** Pixels between the tiles. */
  gap: number;
  captions: Captions;
}

/** Height by width of a cell whose picture's size is not known: 4:5. */
const UNKNOWN_RATIO = 1.25;
/** A panorama or a very tall picture is cut to fit; opened, it shows whole. */
const MIN_RATIO = 0.4;
const MAX_RATIO = 2;
/** How far beyond the window tiles are drawn. */
const MARGIN_PX = 700;

/**
 * The grid's places, and which items are near the window. Sizes that the server does not tell are measured as the
 * pictures arrive; what has been on the screen keeps its place from then on, so that nothing moves under one's eyes.
 */
export class Masonry {
  private items: readonly MediaItem[] = [];
  private indexById = new Map<string, number>();
  private readonly measured = new Map<string, number>();
  private readonly answered = new Set<string>();
  private width = 0;
  private window = { top: 0, bottom: 0 };
  private lastSeen = -1;
  /** The first item that is kept in a shape that is no longer its own. */
  private staleFrom = Infinity;
  private view: MasonryView;
  private readonly listeners = new Set<() => void>();

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

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): MasonryView => this.view;

  /** The ids of all items, in order. */
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
    this.items = items;
    this.indexById = new Map(items.map((item, index) => [item.id, index]));
    if (isOnlyLonger) this.layOutUnseen();
    else this.layOutAnew(anchor);
  }

  setWidth(width: number): void {
    if (width === this.width) return;
    const anchor = this.anchor();
    this.width = width;
    this.layOutAnew(anchor);
  }

  /** What the window shows, in pixels from the grid's top. */
  setWindow(top: number, bottom: number): void {
    this.window = { top, bottom };
    if (this.isStaleOutOfSight()) this.adoptShapes();
    this.look(this.view.layout);
    const { layout } = this.view;
    const shown = this.shownIn(layout);
    const isSettled = this.isSettledWith(layout);
    if (!isSame(shown, this.view.shown) || isSettled !== this.view.isSettled)
      this.show({ shown, shift: 0, isSettled });
  }

  /** Nothing of the grid has been scrolled out of the window at its upper edge. */
  isAtTop(): boolean {
    return this.window.top <= 0;
  }

  /** Sizes that have just become known, by id; undefined for a picture that cannot be shown. */
  learn(ratios: ReadonlyMap<string, number | undefined>): void {
    for (const [id, ratio] of ratios) {
      this.answered.add(id);
      if (ratio !== undefined) this.measured.set(id, ratio);
    }
    this.layOutUnseen();
  }

  /** Waits no longer for the sizes of the first window. */
  settle(): void {
    if (this.view.isSettled) return;
    this.show({ isSettled: true, shift: 0 });
    this.look(this.view.layout);
  }

  /** Smaller is nearer to the middle of attention: first what is on the screen, from its top, then what is near. */
  distance(id: string): number {
    const index = this.indexById.get(id);
    if (index === undefined) return Infinity;
    const { top, bottom } = this.window;
    const y = this.view.layout.y[index]!;
    const foot = y + this.view.layout.height[index]!;
    if (foot < top) return bottom - top + (top - foot) * 2;
    return Math.max(0, y - top);
  }

  /** Whatever has been seen stays where and as high as it is. */
  private layOutUnseen(): void {
    const layout = this.layOut({
      layout: this.view.layout,
      count: this.lastSeen + 1,
    });
    const isSettled = this.isSettledWith(layout);
    this.show({
      items: this.items,
      layout,
      shown: this.shownIn(layout),
      shift: 0,
      isSettled,
    });
    this.look(layout);
  }

  /** What is on the screen stands before everything that would move. */
  private isStaleOutOfSight(): boolean {
    if (this.staleFrom === Infinity) return false;
    const { layout } = this.view;
    return indexesWithin(layout, this.window.top, this.window.bottom).every(
      (index) => index < this.staleFrom,
    );
  }

  private adoptShapes(): void {
    this.lastSeen = Math.min(this.lastSeen, this.staleFrom - 1);
    this.layOutUnseen();
  }

  private layOutAnew(anchor: { id: string; y: number } | undefined): void {
    const layout = this.layOut();
    const index = anchor ? this.indexById.get(anchor.id) : undefined;
    const shift =
      anchor && index !== undefined ? layout.y[index]! - anchor.y : 0;
    this.window = {
      top: this.window.top + shift,
      bottom: this.window.bottom + shift,
    };
    this.lastSeen = -1;
    this.show({
      items: this.items,
      layout,
      shown: this.shownIn(layout),
      shift,
      isSettled: this.isSettledWith(layout),
    });
    this.look(layout);
  }

  private layOut(kept?: {
    layout: MasonryLayout;
    count: number;
  }): MasonryLayout {
    const { gap, captions } = this.options;
    const count = this.width > 0 ? this.items.length : 0;
    const columns = columnsFor(this.width);
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
    const ratio =
      toldRatio(item) ?? this.measured.get(item.id) ?? UNKNOWN_RATIO;
    const pictureHeight =
      columnWidth * Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio));
    return Math.round(pictureHeight) + this.options.captions.heightOf(item);
  }

  /** The first item that the window shows and its place, once the window has left the top. */
  private anchor(): { id: string; y: number } | undefined {
    const { layout } = this.view;
    if (this.window.top <= 0) return undefined;
    const index = indexesWithin(
      layout,
      this.window.top,
      this.window.bottom,
    ).find((candidate) => layout.y[candidate]! >= this.window.top);
    return index === undefined
      ? undefined
      : { id: this.items[index]!.id, y: layout.y[index]! };
  }

  /** Remembers how far the couple has looked. */
  private look(layout: MasonryLayout): void {
    if (!this.view.isSettled) return;
    const visible = indexesWithin(layout, this.window.top, this.window.bottom);
    this.lastSeen = Math.max(this.lastSeen, visible[visible.length - 1] ?? -1);
  }

  private isSettledWith(layout: MasonryLayout): boolean {
    if (this.view.isSettled) return true;
    const visible = indexesWithin(layout, this.window.top, this.window.bottom);
    return (
      visible.length > 0 &&
      visible.every((index) => {
        const item = this.items[index]!;
        return toldRatio(item) !== undefined || this.answered.has(item.id);
      })
    );
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
    this.listeners.forEach((listener) => listener());
  }
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
