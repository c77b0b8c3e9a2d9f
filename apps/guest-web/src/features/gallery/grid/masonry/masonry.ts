import type { MediaItem } from '@hatira/contract';
import { knownRatio } from '../../../../shared/media/file/media-file';
import {
  columnsFor,
  columnWidthOf,
  indexesWithin,
  layoutMasonry,
  type MasonryLayout,
} from './masonry-layout';
import { Listeners } from '../../../../shared/lib/store';

/** The data that the grid renders. */
export interface MasonryView {
  items: readonly MediaItem[];
  layout: MasonryLayout;
  /** The items near the window, in order. */
  shown: readonly number[];
  /**
   * By how much the visible items have moved down; the page scrolls by the same
   * amount.
   */
  shift: number;
  /**
   * False until the first window's sizes are known; pictures are shown
   * afterwards.
   */
  isSettled: boolean;
}

/** Text below the pictures. */
export interface Captions {
  /** Called with all items before their heights are read. */
  prepare: (items: readonly MediaItem[], columnWidth: number) => void;
  /** Pixels. */
  heightOf: (item: MediaItem) => number;
}

export interface MasonryOptions {
  /** Pixels between the tiles. */
  gap: number;
  captions: Captions;
}

/** Height by width of a cell with an unmeasured picture: 4:5. */
const UNKNOWN_RATIO = 1.25;
/** Panoramas and very tall pictures are cropped in the grid. */
const MIN_RATIO = 0.4;
const MAX_RATIO = 2;
/** How far beyond the window tiles are rendered. */
const MARGIN_PX = 700;

/**
 * Positions of the tiles, and the items near the window. Measures pictures
 * without a size from the server when they load. Seen items keep their place,
 * so that visible content does not move.
 */
export class Masonry {
  private items: readonly MediaItem[] = [];
  private indexById = new Map<string, number>();
  private readonly measured = new Map<string, number>();
  private readonly answered = new Set<string>();
  private width = 0;
  private window = { top: 0, bottom: 0 };
  private lastSeen = -1;
  /** The first item whose kept height is outdated. */
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
    this.items = items;
    this.indexById = new Map(items.map((item, index) => [item.id, index]));
    if (isOnlyLonger) this.layOutUnseen();
    else this.layOutAll(anchor);
  }

  setWidth(width: number): void {
    if (width === this.width) return;
    const anchor = this.anchor();
    this.width = width;
    this.layOutAll(anchor);
  }

  /** Sets the visible range, in pixels from the grid's top. */
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

  /** Returns true while no item is scrolled past the upper edge. */
  isAtTop(): boolean {
    return this.window.top <= 0;
  }

  /**
   * Records measured ratios by id; undefined for a picture that cannot be
   * shown.
   */
  learn(ratios: ReadonlyMap<string, number | undefined>): void {
    for (const [id, ratio] of ratios) {
      this.answered.add(id);
      if (ratio !== undefined) this.measured.set(id, ratio);
    }
    this.layOutUnseen();
  }

  /** Stops waiting for the sizes of the first window. */
  settle(): void {
    if (this.view.isSettled) return;
    this.show({ isSettled: true, shift: 0 });
    this.look(this.view.layout);
  }

  /**
   * Ranks by distance, smaller first: visible items from the top, then those
   * near the window.
   */
  distance(id: string): number {
    const index = this.indexById.get(id);
    if (index === undefined) return Infinity;
    const { top, bottom } = this.window;
    const y = this.view.layout.y[index]!;
    const foot = y + this.view.layout.height[index]!;
    if (foot < top) return bottom - top + (top - foot) * 2;
    return Math.max(0, y - top);
  }

  /** Lays out again; seen items keep position and height. */
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

  /**
   * Returns true when every visible item is before the ones that would move.
   */
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
      knownRatio(item) ?? this.measured.get(item.id) ?? UNKNOWN_RATIO;
    const pictureHeight =
      columnWidth * Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio));
    return Math.round(pictureHeight) + this.options.captions.heightOf(item);
  }

  /**
   * Returns the first visible item and its position when the window is not at
   * the top.
   */
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

  /** Records how far the visitor has scrolled. */
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
        return knownRatio(item) !== undefined || this.answered.has(item.id);
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
    this.listeners.notify();
  }
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
