import { Listeners } from '../../../shared/lib/store';

/** Others must not wait for a stalled file, which may still load. */
const TIMEOUT_MS = 15_000;

interface Waiting {
  rank: () => number;
  start: () => void;
}

/** Limits parallel loads; those on the screen start first. */
export class LoadQueue {
  private readonly waiting = new Map<string, Waiting>();
  private readonly loading = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly finished = new Set<string>();
  private readonly listeners = new Listeners();
  private isPumpDue = false;
  private isHeld = false;

  constructor(private readonly places: number) {}

  readonly subscribe = this.listeners.subscribe;

  readonly isIdle = (): boolean =>
    this.loading.size === 0 && this.waiting.size === 0;

  /** True for a loaded file: cached, it needs no place. */
  hasFinished(key: string): boolean {
    return this.finished.has(key);
  }

  /** @param rank smaller is sooner; evaluated when a place is free */
  ask(key: string, rank: () => number, start: () => void): void {
    this.waiting.set(key, { rank, start });
    this.pumpSoon();
  }

  /**
   * Starts no load: the network is for something else.
   * @returns goes on
   */
  hold(): () => void {
    this.isHeld = true;
    return () => {
      this.isHeld = false;
      this.pumpSoon();
    };
  }

  finish(key: string): void {
    this.finished.add(key);
    this.leave(key);
  }

  leave(key: string): void {
    clearTimeout(this.loading.get(key));
    const wasWaiting = this.waiting.delete(key);
    if (this.loading.delete(key) || wasWaiting) this.pumpSoon();
  }

  /** Lets all tiles of a render queue up first. */
  private pumpSoon(): void {
    if (this.isPumpDue) return;
    this.isPumpDue = true;
    queueMicrotask(() => {
      this.isPumpDue = false;
      this.pump();
      this.listeners.notify();
    });
  }

  private pump(): void {
    while (
      !this.isHeld &&
      this.loading.size < this.places &&
      this.waiting.size > 0
    ) {
      const key = this.next();
      const { start } = this.waiting.get(key)!;
      this.waiting.delete(key);
      this.loading.set(
        key,
        setTimeout(() => this.leave(key), TIMEOUT_MS),
      );
      start();
    }
  }

  private next(): string {
    let best = '';
    let bestRank = Infinity;
    for (const [key, { rank }] of this.waiting) {
      const own = rank();
      if (own < bestRank || best === '') [best, bestRank] = [key, own];
    }
    return best;
  }
}
