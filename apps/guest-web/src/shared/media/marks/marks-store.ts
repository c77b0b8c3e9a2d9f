import { markMedia } from '@hatira/api-client';
import {
  MAX_MARK_CHANGES,
  type MarkChange,
  type MarkPartner,
  type MediaItem,
} from '@hatira/contract';
import { Listeners } from '../../lib/store';
import { withRetries } from '../../lib/with-retries';
import { withHeart, type Hearts } from './hearts';
import { inOrder, PendingMarks, type PendingMark } from './pending-marks';

/** Keys of one second go out together. */
const GATHER_MS = 1_000;

export const PARTNERS = ['first', 'second', 'shared'] as const;

type Mark = NonNullable<NonNullable<MediaItem['marks']>['first']>;
export type Verdict = NonNullable<Mark['verdict']>;
export type Change = Omit<MarkChange, 'id'>;

interface LocalMark extends PendingMark {
  /** The item at the time: a later one has the server's marks. */
  item: MediaItem | undefined;
  isConfirmed: boolean;
}

/** Hearts and verdicts of this device: shown at once, kept until confirmed. */
export class MarksStore {
  private readonly pending: PendingMarks;
  private readonly local = new Map<string, LocalMark>();
  /** The ids of items with a local mark. */
  private readonly touched = new Set<string>();
  private readonly listeners = new Listeners();
  private who: MarkPartner | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | undefined;
  private abort = new AbortController();
  private version = 0;

  constructor(
    private readonly hash: number,
    private readonly send = markMedia,
  ) {
    this.pending = new PendingMarks(hash);
    this.who = storedPartner(hash);
    for (const mark of this.pending.all()) this.show(mark, undefined);
  }

  readonly subscribe = this.listeners.subscribe;

  /** Changes with each mark. */
  readonly current = (): number => this.version;

  get partner(): MarkPartner {
    return this.who ?? 'shared';
  }

  /** Whether this device has chosen a partner. */
  get hasChosen(): boolean {
    return this.who !== undefined;
  }

  /** @returns stops it; unconfirmed marks stay on the device */
  start(): () => void {
    this.abort = new AbortController();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void this.flush();
    };
    document.addEventListener('visibilitychange', flushHidden);
    void this.flush();
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      clearTimeout(this.timer);
      this.timer = undefined;
      this.abort.abort();
    };
  }

  choose(partner: MarkPartner): void {
    this.who = partner;
    rememberPartner(this.hash, partner);
    this.notify();
  }

  /** Returns the mark of this device's partner. */
  mine(item: MediaItem): Mark {
    return this.of(item, this.partner);
  }

  /** A heart of both is one of each partner. */
  of(item: MediaItem, partner: MarkPartner): Mark {
    const local = this.localOf(item, partner)?.change;
    const { verdict } = { ...item.marks?.[partner], ...local };
    const hearts = this.heartsOf(item);
    return {
      heart: hearts[partner] || hearts.shared,
      ...(verdict && { verdict }),
    };
  }

  set(item: MediaItem, change: Change): void {
    this.setAll([item], change);
  }

  setAll(items: readonly MediaItem[], change: Change): void {
    for (const item of items) {
      const mark = this.pending.put(this.partner, { id: item.id, ...change });
      this.show(mark, item);
    }
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
    this.notify();
  }

  /** Resolves when all known marks are confirmed or refused. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { signal } = this.abort;
    this.sending ??= this.sendAll(signal).finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private show(mark: PendingMark, item: MediaItem | undefined): void {
    const { partner, change } = mark;
    const local = { ...mark, item, isConfirmed: false };
    this.local.set(localKey(partner, change.id), local);
    this.touched.add(change.id);
  }

  private heartsOf(item: MediaItem): Hearts {
    const server = serverHearts(item);
    // Most items of a large gallery have no mark of this device.
    if (!this.touched.has(item.id)) return server;
    return PARTNERS.map((partner) => this.localOf(item, partner))
      .filter((local) => local !== undefined)
      .sort(inOrder)
      .reduce<Hearts>(
        (hearts, { partner, change: { heart } }) =>
          heart === undefined ? hearts : withHeart(hearts, partner, heart),
        server,
      );
  }

  /** Undefined: the server's marks count. */
  private localOf(
    item: MediaItem,
    partner: MarkPartner,
  ): LocalMark | undefined {
    if (!this.touched.has(item.id)) return undefined;
    const local = this.local.get(localKey(partner, item.id));
    if (!local) return undefined;
    // Of an earlier visit: the list may be older than its confirmation.
    local.item ??= item;
    return local.isConfirmed && local.item !== item ? undefined : local;
  }

  private async sendAll(signal: AbortSignal): Promise<void> {
    for (;;) {
      const batch = nextBatch(this.pending.all());
      const [first] = batch;
      if (!first || signal.aborted) return;
      const changes = batch.map(({ change }) => change);
      try {
        await withRetries(
          () => this.send(this.hash, { partner: first.partner, changes }),
          signal,
        );
      } catch {
        // Refused, such as by an ended link: the next visit tries again.
        return;
      }
      this.confirm(batch);
    }
  }

  private confirm(batch: readonly PendingMark[]): void {
    this.pending.confirm(batch);
    const unsent = new Set(
      this.pending
        .all()
        .map(({ partner, change }) => localKey(partner, change.id)),
    );
    for (const { partner, change } of batch) {
      const key = localKey(partner, change.id);
      const local = this.local.get(key);
      if (local && !unsent.has(key)) local.isConfirmed = true;
    }
    this.notify();
  }

  private notify(): void {
    this.version++;
    this.listeners.notify();
  }
}

/** In the order they were given: it decides about hearts of both. */
function nextBatch(pending: readonly PendingMark[]): PendingMark[] {
  const [first] = pending;
  const end = pending.findIndex(({ partner }) => partner !== first?.partner);
  return pending.slice(0, end < 0 ? undefined : end).slice(0, MAX_MARK_CHANGES);
}

const NO_HEARTS: Hearts = { first: false, second: false, shared: false };

function serverHearts({ marks }: MediaItem): Hearts {
  if (!marks) return NO_HEARTS;
  return {
    first: marks.first?.heart === true,
    second: marks.second?.heart === true,
    shared: marks.shared?.heart === true,
  };
}

const localKey = (partner: MarkPartner, id: string) => `${partner}:${id}`;
const partnerKey = (hash: number) => `partner:${hash}`;

function storedPartner(hash: number): MarkPartner | undefined {
  try {
    const stored = localStorage.getItem(partnerKey(hash));
    return PARTNERS.find((partner) => partner === stored);
  } catch {
    return undefined;
  }
}

function rememberPartner(hash: number, partner: MarkPartner): void {
  try {
    localStorage.setItem(partnerKey(hash), partner);
  } catch {
    // Private window: the choice lives as long as the page.
  }
}
