import { markMedia } from '@hatira/api-client';
import {
  MAX_MARK_CHANGES,
  type MarkPartner,
  type MediaItem,
  type Verdict,
} from '@hatira/contract';
import { Listeners } from '../../lib/store';
import { withRetries } from '../../lib/with-retries';
import { answerOf, NO_ANSWERS, withAnswer, type Answers } from './answers';
import { inOrder, PendingMarks, type PendingMark } from './pending-marks';

/** Keys of one second go out together. */
const GATHER_MS = 1_000;

export const PARTNERS = ['first', 'second', 'shared'] as const;
/** In the order of the couple's names. */
export const NAMED_PARTNERS = ['first', 'second'] as const;
type NamedPartner = (typeof NAMED_PARTNERS)[number];

interface Mark {
  /** Whether the item is chosen. */
  heart: boolean;
  verdict?: Verdict;
}

interface LocalMark extends PendingMark {
  /** The item at the time: a later one has the server's marks. */
  item: MediaItem | undefined;
  isConfirmed: boolean;
}

/** Verdicts of this device, of which `keep` is a heart: shown at once, kept until confirmed. */
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

  of(item: MediaItem, partner: MarkPartner): Mark {
    const verdict = answerOf(this.answersOf(item), partner);
    return { heart: verdict === 'keep', ...(verdict && { verdict }) };
  }

  /**
   * Returns the partners beside this device's who have chosen an item. On a device of both
   * these are the partners with a heart of their own.
   */
  others(item: MediaItem): NamedPartner[] {
    const { partner: mine } = this;
    const answers = this.answersOf(item);
    return NAMED_PARTNERS.filter(
      (partner) =>
        partner !== mine &&
        (mine === 'shared' ? answers[partner] : answerOf(answers, partner)) ===
          'keep',
    );
  }

  /** Whether either partner has chosen it, or both together. */
  isChosen(item: MediaItem): boolean {
    return Object.values(this.answersOf(item)).includes('keep');
  }

  /** @param verdict null takes the answer back */
  set(item: MediaItem, verdict: Verdict | null): void {
    this.setAll([item], verdict);
  }

  setAll(items: readonly MediaItem[], verdict: Verdict | null): void {
    for (const item of items) {
      const mark = this.pending.put(this.partner, { id: item.id, verdict });
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

  private answersOf(item: MediaItem): Answers {
    const server = serverAnswers(item);
    // Most items of a large gallery have no mark of this device.
    if (!this.touched.has(item.id)) return server;
    return PARTNERS.map((partner) => this.localOf(item, partner))
      .filter((local) => local !== undefined)
      .sort(inOrder)
      .reduce<Answers>(
        (answers, { partner, change: { verdict } }) =>
          withAnswer(answers, partner, verdict),
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

/** In the order they were given: it decides about choices of both. */
function nextBatch(pending: readonly PendingMark[]): PendingMark[] {
  const [first] = pending;
  const end = pending.findIndex(({ partner }) => partner !== first?.partner);
  return pending.slice(0, end < 0 ? undefined : end).slice(0, MAX_MARK_CHANGES);
}

function serverAnswers({ marks }: MediaItem): Answers {
  if (!marks) return NO_ANSWERS;
  const { first, second, shared } = marks;
  return {
    first: verdictOf(first),
    second: verdictOf(second),
    shared: verdictOf(shared),
  };
}

/** A heart without a verdict is of an earlier server. */
function verdictOf(mark: Mark | undefined): Verdict | undefined {
  return mark?.heart ? 'keep' : mark?.verdict;
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
