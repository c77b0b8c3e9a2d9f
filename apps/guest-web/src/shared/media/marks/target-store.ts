import { changeFavouritesTarget, fetchWeddingInfo } from '@hatira/api-client';
import { Listeners } from '../../lib/store';
import { onTargetEvent } from '../feed/gallery-events';

/** The number of favourites that the couple wants, as its wedding keeps it. */
export class TargetStore {
  private readonly listeners = new Listeners();

  constructor(
    private readonly hash: number,
    private target: number | undefined,
  ) {}

  readonly subscribe = this.listeners.subscribe;

  /** Undefined: any number. */
  readonly current = (): number | undefined => this.target;

  /**
   * Follows the other phone's changes.
   * @returns stops it
   */
  start(): () => void {
    return onTargetEvent(this.hash, (event) => {
      if (event === 'unknown') void this.read();
      else this.show(event.target ?? undefined);
    });
  }

  /** @throws ApiError when the number was not stored */
  async change(target: number | undefined): Promise<void> {
    await changeFavouritesTarget(this.hash, target ?? null);
    this.show(target);
  }

  /** Without an answer the target stays. */
  private async read(): Promise<void> {
    try {
      const wedding = await fetchWeddingInfo(this.hash);
      this.show(wedding.favouritesTarget);
    } catch {
      // The last number stays.
    }
  }

  private show(target: number | undefined): void {
    this.target = target;
    this.listeners.notify();
  }
}
