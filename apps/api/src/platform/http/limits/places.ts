import { limitRefusals } from '../../metrics/metrics.js';
import { Problem } from '../errors/problem.js';

const RETRY_AFTER_SECONDS = 30;

export interface PlaceBounds {
  perKey: number;
  total: number;
}

/** Bounds simultaneous work by key and in total. */
export class Places {
  private readonly takenBy = new Map<string, number>();
  private taken = 0;

  /** @param name label of refusals in the metrics */
  constructor(
    private readonly name: string,
    private readonly bounds: PlaceBounds,
  ) {}

  /** Over all keys. */
  get count(): number {
    return this.taken;
  }

  /**
   * Counts for each key.
   * @returns releases the place; undefined without one
   */
  take(...keys: string[]): (() => void) | undefined {
    const isKeyFull = keys.some(
      (key) => (this.takenBy.get(key) ?? 0) >= this.bounds.perKey,
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
   * Like `take`.
   * @throws Problem `too_many_requests` when a key has no place,
   * `service_unavailable` when the process has none
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
    for (const key of keys) {
      const taken = (this.takenBy.get(key) ?? 0) + by;
      if (taken > 0) this.takenBy.set(key, taken);
      else this.takenBy.delete(key);
    }
    this.taken += by;
  }
}
