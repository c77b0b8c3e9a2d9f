import { ApiError, fetchArchive, fetchArchives } from '@hatira/api-client';
import type { ArchiveState } from '@hatira/contract';
import { onArchiveEvent } from '../../feed/gallery-events';
import { Listeners } from '../../../lib/store';

/** An archive in preparation is then looked up. */
const SILENCE_MS = 5_000;

/** Follows archives by events, and by polling when silent. */
export class Archives {
  private known: readonly ArchiveState[] = [];
  private readonly listeners = new Listeners();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private abort = new AbortController();

  constructor(private readonly hash: number) {}

  readonly subscribe = this.listeners.subscribe;

  /** Newest first. */
  readonly current = (): readonly ArchiveState[] => this.known;

  /** @returns stops it */
  start(): () => void {
    this.abort = new AbortController();
    const { signal } = this.abort;
    const end = onArchiveEvent(this.hash, (event) => {
      if (event === 'unknown') void this.lookUp(this.known, signal);
      else if (this.has(event.id)) this.put(event);
    });
    // A new request returns the same archive.
    fetchArchives(this.hash, signal).then(
      (found) =>
        found
          .filter(({ id }) => !this.has(id))
          .forEach((archive) => this.put(archive)),
      () => undefined,
    );
    return () => {
      end();
      this.abort.abort();
      clearTimeout(this.timer);
    };
  }

  check(archive: ArchiveState): void {
    void this.lookUp([archive], this.abort.signal);
  }

  put(archive: ArchiveState): void {
    const others = this.known.filter(({ id }) => id !== archive.id);
    this.show(
      [...others, archive].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
    );
  }

  private has(id: string): boolean {
    return this.known.some((archive) => archive.id === id);
  }

  private async lookUp(
    archives: readonly ArchiveState[],
    signal: AbortSignal,
  ): Promise<void> {
    await Promise.all(
      archives.map(async ({ id }) => {
        try {
          this.put(await fetchArchive(id, signal));
        } catch (error) {
          if (error instanceof ApiError && error.status === 404)
            this.show(this.known.filter((one) => one.id !== id));
        }
      }),
    );
    if (!signal.aborted) this.watchSilence();
  }

  private watchSilence(): void {
    clearTimeout(this.timer);
    const { signal } = this.abort;
    const moving = this.known.filter(
      ({ status }) => status === 'queued' || status === 'building',
    );
    if (moving.length > 0 && !signal.aborted)
      this.timer = setTimeout(
        () => void this.lookUp(moving, signal),
        SILENCE_MS,
      );
  }

  private show(known: readonly ArchiveState[]): void {
    this.known = known;
    this.watchSilence();
    this.listeners.notify();
  }
}
