import {
  ApiError,
  fetchMediaPage,
  mediaPageUrl,
  readMediaPage,
  type MediaKind,
  type MediaPage,
  type MediaPageBody,
} from '@hatira/api-client';
import {
  isImageType,
  type MediaChanges,
  type MediaItem,
  type MediaSort,
  type WantedSort,
} from '@hatira/contract';
import {
  withArrivals,
  changed,
  isSame,
  merged,
  NOTHING,
  ordered,
  replaced,
  type Listing,
} from './listing';
import { followChanges } from './live-changes';
import { givenAnswer } from '../../lib/given-answer';
import { withRetries } from '../../lib/with-retries';
import { ShapeWait } from '../image/shape-wait';
import { Listeners } from '../../lib/store';

export interface FeedQuery {
  hash: number;
  kind: MediaKind;
  /** Of the first load; later orders are made here. */
  sort?: WantedSort | undefined;
  /** Holds arrivals back until `holdWhile`; undefined: they are inserted. */
  isHolding?: () => boolean;
}

/** Loading while both are absent. */
export interface FeedView {
  listing?: Listing;
  /** The listing's order, which the server may have chosen. */
  sort?: MediaSort;
  error?: ApiError;
}

/** Loads a wedding's items by page and follows changes. */
export class MediaFeed {
  private view: FeedView = {};
  private readonly listeners = new Listeners();
  private abort = new AbortController();
  private refreshing: Promise<void> = Promise.resolve();
  /** Not started; shared by all callers. */
  private due: Promise<void> | undefined;
  /** Of the last load's first page. */
  private etag: string | null = null;
  /** Received during a reload: may be newer. */
  private received: MediaChanges[] | undefined;
  private isHolding: () => boolean;

  private sort: MediaSort;
  /** By the visitor: the server's answers do not change it. */
  private isSortChosen: boolean;
  /** The first page, which came with the document. */
  private given: MediaPage | undefined;

  constructor(private readonly query: FeedQuery) {
    const { sort = 'uploaded', isHolding = () => false } = query;
    this.isHolding = isHolding;
    this.isSortChosen = sort !== 'opening';
    this.sort = sort === 'opening' ? 'uploaded' : sort;
    const answer = givenAnswer<MediaPageBody>(mediaPageUrl(query));
    if (!answer) return;
    this.given = readMediaPage(answer);
    this.begin(this.given);
    this.add(this.given);
  }

  readonly subscribe = this.listeners.subscribe;

  readonly current = (): FeedView => this.view;

  /** @returns stops it */
  start(): () => void {
    this.abort = new AbortController();
    void this.open(this.abort.signal);
    return () => this.abort.abort();
  }

  readonly retry = (): void => {
    this.abort.abort();
    this.show({});
    this.start();
  };

  holdWhile(isHolding: () => boolean): void {
    this.isHolding = isHolding;
  }

  showArrivals(): void {
    this.update((listing) => withArrivals(listing, this.sort));
  }

  orderBy(sort: MediaSort): void {
    this.isSortChosen = true;
    if (sort === this.sort) return;
    this.sort = sort;
    this.update((listing) => ordered(listing, sort));
  }

  /** Removes items before the server's event arrives. */
  remove(ids: readonly string[]): void {
    this.apply({ changed: [], removed: [...ids] });
  }

  /** Changes items before the server's event arrives. */
  change(items: readonly MediaItem[]): void {
    this.apply({ changed: [...items], removed: [] });
  }

  has(id: string): boolean {
    const { items, arrivals } = this.view.listing ?? NOTHING;
    return [items, arrivals].some((list) =>
      list.some((item) => item.id === id),
    );
  }

  refresh(): Promise<void> {
    const again = () => {
      this.due = undefined;
      const { signal } = this.abort;
      return this.reread(signal).catch((error) => this.fail(error, signal));
    };
    this.due ??= this.refreshing = this.refreshing.then(again, again);
    return this.due;
  }

  private async open(signal: AbortSignal): Promise<void> {
    const { given } = this;
    this.given = undefined;
    try {
      const first = given ?? (await fetchMediaPage(this.query, signal));
      for await (const page of this.pagesFrom(first, signal))
        if (page !== given) this.add(page);
    } catch (error) {
      return this.fail(error, signal);
    }
    if (signal.aborted) return;
    const wait = new ShapeWait(
      (changes) => this.apply(changes),
      (id) => this.has(id),
    );
    const end = followChanges(this.query.hash, {
      onGap: () => void this.refresh(),
      onChanges: (changes) => wait.take(this.ofKind(changes)),
    });
    signal.addEventListener('abort', () => {
      end();
      wait.end();
    });
  }

  private begin({ etag, sort }: MediaPage): void {
    this.etag = etag;
    if (!this.isSortChosen && sort) this.sort = sort;
  }

  private add({ items: more, nextCursor }: MediaPage): void {
    const known = this.view.listing?.items ?? NOTHING.items;
    const items = merged(known, more, this.sort);
    const isComplete = nextCursor === undefined;
    const listing = { ...NOTHING, items, isComplete };
    this.show({ listing, sort: this.sort });
  }

  /** Fails only at the first page: shown items can wait. */
  private async *pagesFrom(
    first: MediaPage,
    signal: AbortSignal,
  ): AsyncGenerator<MediaPage> {
    let page = first;
    const { sort = this.query.sort } = first;
    this.begin(first);
    yield page;
    while (page.nextCursor !== undefined) {
      const { nextCursor: cursor } = page;
      page = await withRetries(
        () => fetchMediaPage({ ...this.query, sort, cursor }, signal),
        signal,
      );
      yield page;
    }
  }

  private async reread(signal: AbortSignal): Promise<void> {
    const received: MediaChanges[] = (this.received = []);
    const first = await withRetries(
      () => fetchMediaPage(this.query, signal),
      signal,
    );
    if (first.etag === null || first.etag !== this.etag) {
      const found: MediaItem[] = [];
      for await (const page of this.pagesFrom(first, signal))
        found.push(...page.items);
      this.update((listing) =>
        replaced(listing, found, this.isHolding(), this.sort),
      );
    }
    this.received = undefined;
    received.forEach((changes) => this.apply(changes));
  }

  private apply(changes: MediaChanges): void {
    this.received?.push(changes);
    this.update((listing) =>
      changed(listing, changes, this.isHolding(), this.sort),
    );
  }

  private ofKind({ changed: items, removed }: MediaChanges): MediaChanges {
    const { kind } = this.query;
    const isOfKind = ({ file_type }: MediaItem) =>
      kind === 'all' || isImageType(file_type) === (kind === 'images');
    return { changed: items.filter(isOfKind), removed };
  }

  private update(change: (listing: Listing) => Listing): void {
    const { listing } = this.view;
    if (!listing) return;
    const next = change(listing);
    if (!isSame(next, listing)) this.show({ listing: next, sort: this.sort });
  }

  /** A failed reload keeps the gallery, unless it was deleted. */
  private fail(error: unknown, signal: AbortSignal): void {
    this.received = undefined;
    this.etag = null;
    if (signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    if (!this.view.listing || error.status === 404) this.show({ error });
  }

  private show(view: FeedView): void {
    this.view = view;
    this.listeners.notify();
  }
}
