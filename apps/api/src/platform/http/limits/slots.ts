import { limitRefusals } from '../../metrics/metrics.js';
import { SharedCounts } from '../../processes/shared-counts.js';
import type { Siblings } from '../../processes/siblings.js';
import { Problem } from '../errors/problem.js';

const RETRY_AFTER_SECONDS = 30;

export interface SlotBounds {
  perKey: number;
  total: number;
}

/**
 * Bounds simultaneous work: by key over all replicas, in total in this process,
 * as the total protects its open files and memory.
 */
export class Slots {
  private readonly takenBy: SharedCounts;
  private taken = 0;

  /** @param name label of refusals in the metrics */
  constructor(
    private readonly name: string,
    private readonly bounds: SlotBounds,
    siblings: Siblings,
  ) {
    this.takenBy = new SharedCounts(name, siblings);
  }

  /** The number over all keys, in this process. */
  get count(): number {
    return this.taken;
  }

  /**
   * Counts for each key.
   * @returns releases the slot; undefined without one
   */
  take(...keys: string[]): (() => void) | undefined {
    const isKeyFull = keys.some(
      (key) => this.takenBy.of(key) >= this.bounds.perKey,
    );
    if (isKeyFull || this.isFull) return undefined;
    this.change(keys, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.change(keys, -1);
      isTaken = false;
    };
  }

  /**
   * Takes a slot or refuses.
   * @throws Problem `too_many_requests` when a key has no slot,
   * `service_unavailable` when the process has no slot
   */
  require(...keys: string[]): () => void {
    const release = this.take(...keys);
    if (release) return release;
    limitRefusals.inc({ limit: this.name });
    const code = this.isFull ? 'service_unavailable' : 'too_many_requests';
    throw new Problem(code, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  private get isFull(): boolean {
    return this.taken >= this.bounds.total;
  }

  private change(keys: string[], by: 1 | -1): void {
    for (const key of keys) this.takenBy.add(key, by);
    this.taken += by;
  }
}
