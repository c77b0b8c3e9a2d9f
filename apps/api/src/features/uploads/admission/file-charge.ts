import type {
  Budget,
  RateLimitsService,
} from '../../../platform/http/limits/rate-limits.service.js';

/** Points of an older file no longer count against a limit. */
export const COUNTED_MS = 60_000;

/**
 * A file's count against the limits of its guest, network and wedding. The end
 * of its block gives the points back unless they are kept.
 */
export class FileCharge implements AsyncDisposable {
  /** Milliseconds of the monotonic clock. */
  takenAt = 0;
  /** The budgets whose points would be given back. */
  private taken: Budget[] = [];
  private isKept = false;

  /**
   * @param budgets the narrowest first
   * @param onTake called before the count
   */
  constructor(
    private readonly limits: RateLimitsService,
    private readonly budgets: Budget[],
    private readonly onTake: () => void,
  ) {}

  /** @throws Problem `too_many_requests`, with every count undone */
  async take(): Promise<void> {
    this.onTake();
    await this.limits.consumeAll(this.budgets);
    this.taken = this.budgets;
    this.takenAt = performance.now();
  }

  /** The file was added: its points stay. */
  keep(): void {
    this.isKept = true;
  }

  /** An exact repeat adds no file: the sender's own point stays. */
  keepOwn(): void {
    this.taken = this.taken.slice(1);
  }

  /** Also gives back points that were kept. */
  async giveBack(): Promise<void> {
    const budgets = this.taken;
    this.taken = [];
    if (performance.now() - this.takenAt >= COUNTED_MS) return;
    await Promise.all(budgets.map((budget) => this.limits.refund(...budget)));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.isKept) await this.giveBack();
  }
}
