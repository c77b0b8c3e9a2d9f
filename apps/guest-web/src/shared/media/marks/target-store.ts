import { changeFavouritesTarget, fetchWeddingInfo } from '@hatira/api-client';
import { Listeners } from '../../lib/store';

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

  /** Takes over the other phone's change; without an answer the target stays. */
  async read(): Promise<void> {
    try {
      const wedding = await fetchWeddingInfo(this.hash);
      this.show(wedding.favouritesTarget);
    } catch {
      // The number of the page's begin stays.
    }
  }

  /** @throws ApiError when the number was not stored */
  async change(target: number | undefined): Promise<void> {
    await changeFavouritesTarget(this.hash, target ?? null);
    this.show(target);
  }

  private show(target: number | undefined): void {
    this.target = target;
    this.listeners.notify();
  }
}
