interface Kept<Value> {
  value: Promise<Value>;
  /** 0 while it is being loaded. */
  weight: number;
}

/** Keeps what was used last, up to about a total weight, and loads what is asked for by many at once only once. */
export class RecentlyUsed<Value> {
  /** The one that was used last stands last. */
  private readonly kept = new Map<string, Kept<Value>>();
  private keptWeight = 0;

  /** @param weigh how much one counts, in the unit of `maxWeight` */
  constructor(
    private readonly maxWeight: number,
    private readonly weigh: (value: Value) => number,
  ) {}

  /** What is kept under the key, else what `load` gives; a failure is not kept. */
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

  /** Never waits for one that is being loaded: that one may wait for this. */
  private forgetOldest(newest: Kept<Value>): void {
    for (const [key, one] of this.kept) {
      if (this.keptWeight <= this.maxWeight) return;
      if (one === newest || one.weight === 0) continue;
      this.kept.delete(key);
      this.keptWeight -= one.weight;
    }
  }
}
