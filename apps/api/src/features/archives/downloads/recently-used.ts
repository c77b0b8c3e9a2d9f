interface Kept<Value> {
  value: Promise<Value>;
  /** 0 while it loads. */
  weight: number;
}

/**
 * Caches the latest values, up to about a total weight, and loads each once for
 * concurrent callers.
 */
export class RecentlyUsed<Value> {
  /** Ordered by use, the latest last. */
  private readonly kept = new Map<string, Kept<Value>>();
  private keptWeight = 0;

  /** @param weigh weight of a value, in the unit of `maxWeight` */
  constructor(
    private readonly maxWeight: number,
    private readonly weigh: (value: Value) => number,
  ) {}

  /** Loads a missing value; a failure is not cached. */
  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.kept.get(key) ?? this.loaded(key, load);
    this.kept.delete(key);
    this.kept.set(key, known);
    return known.value;
  }

  private loaded(key: string, load: () => Promise<Value>): Kept<Value> {
    const value = load().then(
      (found) => {
        kept.weight = Math.max(1, this.weigh(found));
        this.keptWeight += kept.weight;
        this.forgetOldest(kept);
        return found;
      },
      (error: unknown) => {
        this.kept.delete(key);
        throw error;
      },
    );
    const kept: Kept<Value> = { value, weight: 0 };
    return kept;
  }

  /** Skips values that still load, which could wait for each other. */
  private forgetOldest(newest: Kept<Value>): void {
    for (const [key, one] of this.kept) {
      if (this.keptWeight <= this.maxWeight) return;
      if (one === newest || one.weight === 0) continue;
      this.kept.delete(key);
      this.keptWeight -= one.weight;
    }
  }
}
