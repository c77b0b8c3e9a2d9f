import type { MediaItem, Verdict } from '@hatira/contract';
import { Listeners } from '../../../shared/lib/store';
import type { MarksStore } from '../../../shared/media/marks/marks-store';

/**
 * The pictures to decide, one after the other. Outside React: a key may come
 * before the last one is drawn.
 */
export class CullSession {
  private deck: readonly string[] = [];
  private index = 0;
  /** True for the pictures that had no answer at the begin. */
  private isOfAll = false;
  private items: ReadonlyMap<string, MediaItem> = new Map();
  private readonly listeners = new Listeners();
  private version = 0;
  /** Whether the couple has as many favourites as it wants. */
  private isReached: () => boolean = () => false;

  constructor(
    private readonly store: MarksStore,
    tiles: readonly MediaItem[],
  ) {
    this.items = new Map(tiles.map((item) => [item.id, item]));
    this.begin(tiles.filter((item) => !store.mine(item).verdict));
    this.isOfAll = true;
  }

  readonly subscribe = this.listeners.subscribe;
  /** Changes with each step. */
  readonly current = (): number => this.version;

  /** From now on the favourite of this device that completes the wanted number leads to the end. */
  endWhen(isReached: () => boolean): void {
    this.isReached = isReached;
  }

  /** Decides these; an empty list leads to the end. */
  begin(items: readonly MediaItem[]): void {
    this.deck = items.map(({ id }) => id);
    this.index = 0;
    this.isOfAll = false;
    this.notify();
  }

  /** Takes changed items over and skips deleted ones. */
  update(tiles: readonly MediaItem[]): void {
    this.items = new Map(tiles.map((item) => [item.id, item]));
    const isThere = (id: string) => this.items.has(id);
    const before = this.deck.slice(0, this.index).filter(isThere);
    const rest = this.deck.slice(this.index).filter(isThere);
    if (before.length + rest.length === this.deck.length) return;
    this.deck = [...before, ...rest];
    this.index = before.length;
    this.notify();
  }

  /** Undefined at the end. */
  get item(): MediaItem | undefined {
    return this.at(0);
  }

  /** Loaded in advance. */
  get next(): MediaItem[] {
    return [this.at(1), this.at(2)].filter((item) => item !== undefined);
  }

  /** The position of the current picture, from 1. */
  get place(): number {
    return this.index + 1;
  }

  /** The place from 1 among all pictures; of a further look among its own. */
  get position(): { index: number; count: number } {
    const count = this.isOfAll ? this.items.size : this.deck.length;
    return { index: count - this.deck.length + this.place, count };
  }

  decide(verdict: Verdict): void {
    const { item } = this;
    if (!item) return;
    const wasReached = this.isReached();
    this.store.set(item, verdict);
    if (!wasReached && this.isReached()) return this.finish();
    this.index++;
    this.notify();
  }

  back(): void {
    if (this.index === 0) return;
    this.index--;
    this.notify();
  }

  /** To the list; the rest stays undecided. */
  finish(): void {
    this.begin([]);
  }

  private at(offset: number): MediaItem | undefined {
    const id = this.deck[this.index + offset];
    return id === undefined ? undefined : this.items.get(id);
  }

  private notify(): void {
    this.version++;
    this.listeners.notify();
  }
}
