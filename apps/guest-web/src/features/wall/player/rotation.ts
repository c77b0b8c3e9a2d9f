import {
  MAX_SHOWN_ITEMS,
  MAX_WALL_ITEMS,
  type WallItem,
} from '@hatira/contract';

/** The next turn of a wall. */
export interface Turn {
  /** One, two portraits, or a grid with new ones; empty without any. */
  items: WallItem[];
  /** So many of the first have just arrived. */
  fresh: number;
}

type Test = (item: WallItem) => boolean;

/** A portrait may overtake this many others to make a pair. */
const LOOK_AHEAD = 12;
/** Height by width. */
const PORTRAIT = 1.15;
/** Items that are worth having before the network goes. */
const AHEAD = 30;
/** Then older items come along: no turn is theirs alone while new ones come. */
const FRESH_TURNS = 3;

/**
 * The order of a wall. A round shows every item once, the newest first. New
 * items are shown next, those first that wait longest; several share the screen
 * with one of the round, so that many new ones do not hold it up.
 */
export class Rotation {
  private readonly items = new Map<string, WallItem>();
  /** Rest of the round. */
  private queue: WallItem[] = [];
  /** Not shown yet, in the order of their arrival. */
  private fresh: WallItem[] = [];
  /** Turn of each item's last showing. */
  private readonly shownAt = new Map<string, number>();
  private turns = 0;
  /** One after another. */
  private freshTurns = 0;

  get size(): number {
    return this.items.size;
  }

  has(id: string): boolean {
    return this.items.has(id);
  }

  get(id: string): WallItem | undefined {
    return this.items.get(id);
  }

  /** New items of the next turns. */
  get waiting(): WallItem[] {
    return this.fresh.slice(0, AHEAD);
  }

  /** The next items of the round. */
  get ahead(): WallItem[] {
    return this.queue.slice(0, AHEAD);
  }

  /** @param canShow all can be shown with a network */
  hasFresh(canShow: Test = () => true): boolean {
    return this.fresh.some(canShow);
  }

  /** All items of the wall; unknown ones are new unless it is empty. */
  replace(items: readonly WallItem[]): void {
    const isFirst = this.items.size === 0;
    const known = new Set(items.map(({ id }) => id));
    this.remove([...this.items.keys()].filter((id) => !known.has(id)));
    if (!isFirst) return this.add(items);
    for (const item of items) this.items.set(item.id, item);
    this.queue = newestFirst(items);
  }

  /** Adds new items and updates known ones. */
  add(items: readonly WallItem[]): void {
    const isNew = (item: WallItem) => !this.items.has(item.id);
    const arrived = items.filter(isNew);
    for (const item of items) this.items.set(item.id, item);
    const newest = (item: WallItem) => this.items.get(item.id) ?? item;
    this.queue = this.queue.map(newest);
    const waiting = this.fresh.map(newest);
    this.fresh = [...waiting, ...newestFirst(arrived).reverse()];
    const all = newestFirst([...this.items.values()]);
    this.remove(all.slice(MAX_WALL_ITEMS).map(({ id }) => id));
  }

  remove(ids: readonly string[]): void {
    const gone = new Set(ids);
    const stays = ({ id }: WallItem) => !gone.has(id);
    this.queue = this.queue.filter(stays);
    this.fresh = this.fresh.filter(stays);
    for (const id of ids) {
      this.items.delete(id);
      this.shownAt.delete(id);
    }
  }

  /** @param canShow all can be shown with a network */
  next(canShow: Test = () => true): Turn {
    this.turns += 1;
    this.refill([]);
    const [fresh] = take(this.fresh, canShow);
    if (fresh) return this.freshTurn(fresh, canShow);
    this.freshTurns = 0;
    const [first] = take(this.queue, canShow);
    return first ? this.alone(first, 0, canShow) : this.repeat(canShow);
  }

  /** The items could not be shown now: they are next again. */
  putBack({ items, fresh }: Turn): void {
    const there = ({ id }: WallItem) => this.items.has(id);
    this.fresh.unshift(...items.slice(0, fresh).filter(there));
    this.queue.unshift(...items.slice(fresh).filter(there));
  }

  private freshTurn(first: WallItem, canShow: Test): Turn {
    this.freshTurns += 1;
    const canJoin = (item: WallItem) => isPhoto(item) && canShow(item);
    const waiting = this.fresh.filter(canJoin);
    const isPair =
      waiting.length === 1 && [first, ...waiting].every(isPortrait);
    const isQuiet = waiting.length === 0;
    const mayBeAlone = (isPair || isQuiet) && this.freshTurns < FRESH_TURNS;
    if (!isPhoto(first) || mayBeAlone) return this.alone(first, 1, canShow);
    this.freshTurns = 0;
    const fresh = [first, ...take(this.fresh, canJoin, MAX_SHOWN_ITEMS - 2)];
    this.refill(fresh);
    const left = MAX_SHOWN_ITEMS - fresh.length;
    const canReturn = (item: WallItem) => canJoin(item) && !this.isLast(item);
    const older = take(this.queue, canReturn, left);
    fresh.push(...take(this.fresh, canJoin, left - older.length));
    return this.shown([...newestFirst(fresh), ...older], fresh.length);
  }

  /** Portraits in pairs. */
  private alone(first: WallItem, fresh: 0 | 1, canShow: Test): Turn {
    if (!isPortrait(first)) return this.shown([first], fresh);
    const isPartner = (item: WallItem) => isPortrait(item) && canShow(item);
    const news = take(this.fresh, isPartner, 1, LOOK_AHEAD);
    const [partner] =
      news.length > 0 ? news : take(this.queue, isPartner, 1, LOOK_AHEAD);
    const items = partner ? [first, partner] : [first];
    return this.shown(items, fresh + news.length);
  }

  /**
   * Begins the next round, once each item was shown.
   * @param now items of this turn
   */
  private refill(now: readonly WallItem[]): void {
    if (this.queue.length > 0 || this.fresh.length > 0) return;
    const all = newestFirst([...this.items.values()]).filter(
      (item) => !now.includes(item),
    );
    // The last ones would be seen twice in a row.
    this.queue = [
      ...all.filter((item) => !this.isLast(item)),
      ...all.filter((item) => this.isLast(item)),
    ];
  }

  private isLast({ id }: WallItem): boolean {
    return this.shownAt.get(id) === this.turns - 1;
  }

  /** Repeats the least recently shown of the loaded items when the network is away. */
  private repeat(canShow: Test): Turn {
    const at = ({ id }: WallItem) => this.shownAt.get(id) ?? 0;
    const [first, ...others] = [...this.items.values()]
      .filter(canShow)
      .sort((one, other) => at(one) - at(other));
    if (!first) return { items: [], fresh: 0 };
    const partner = isPortrait(first) ? others.find(isPortrait) : undefined;
    return this.shown([first, ...(partner ? [partner] : [])], 0);
  }

  private shown(items: WallItem[], fresh: number): Turn {
    for (const { id } of items) this.shownAt.set(id, this.turns);
    return { items, fresh };
  }
}

/** Takes the first that pass out of a list. */
function take(
  list: WallItem[],
  test: Test,
  most = 1,
  within = Infinity,
): WallItem[] {
  const taken = list.slice(0, within).filter(test).slice(0, most);
  for (const item of taken) list.splice(list.indexOf(item), 1);
  return taken;
}

function isPhoto({ file_type }: WallItem): boolean {
  return file_type.startsWith('image/');
}

/** Two of them fill a screen. */
export function isPortrait(item: WallItem): boolean {
  const { width, height } = item;
  return (
    isPhoto(item) &&
    width !== undefined &&
    height !== undefined &&
    height >= width * PORTRAIT
  );
}

function newestFirst(items: readonly WallItem[]): WallItem[] {
  return [...items].sort((one, other) =>
    one.created_at === other.created_at
      ? compare(other.id, one.id)
      : compare(other.created_at, one.created_at),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
