import { siblings as allSiblings, type Siblings } from './siblings.js';

/** Current values; 0: the key is no longer counted. */
type Values = Record<string, number>;

/**
 * Counts by key, added up over the web processes of a cluster. The other
 * processes' part is milliseconds old; that of an ended process does not count.
 */
export class SharedCounts {
  private readonly own = new Map<string, number>();
  private readonly others = new Map<number, Map<string, number>>();
  private readonly changed = new Set<string>();

  constructor(
    private readonly name: string,
    private readonly siblings: Siblings = allSiblings,
  ) {
    siblings.onShared<Values>(valuesOf(name), (values, from) =>
      this.note(values, from),
    );
    siblings.onShared(greetingOf(name), () => this.publishAll());
    siblings.onLeft((from) => this.others.delete(from));
    siblings.share(greetingOf(name));
  }

  of(key: string): number {
    let sum = this.ownOf(key);
    for (const counts of this.others.values()) sum += counts.get(key) ?? 0;
    return sum;
  }

  /** Of this process. */
  ownOf(key: string): number {
    return this.own.get(key) ?? 0;
  }

  add(key: string, by: number): void {
    this.set(key, this.ownOf(key) + by);
  }

  set(key: string, value: number): void {
    if (value === this.ownOf(key)) return;
    if (value > 0) this.own.set(key, value);
    else this.own.delete(key);
    if (this.siblings.isAlone) return;
    this.changed.add(key);
    this.siblings.shareSoon(valuesOf(this.name), () => this.changes());
  }

  private changes(): Values {
    const values = this.values(this.changed);
    this.changed.clear();
    return values;
  }

  private publishAll(): void {
    if (this.own.size > 0)
      this.siblings.share(valuesOf(this.name), this.values(this.own.keys()));
  }

  private values(keys: Iterable<string>): Values {
    return Object.fromEntries(
      Array.from(keys, (key) => [key, this.ownOf(key)]),
    );
  }

  private note(values: Values, from: number): void {
    const counts = this.others.get(from) ?? new Map<string, number>();
    this.others.set(from, counts);
    for (const [key, value] of Object.entries(values)) {
      if (value > 0) counts.set(key, value);
      else counts.delete(key);
    }
  }
}

const valuesOf = (name: string) => `counts of ${name}`;
const greetingOf = (name: string) => `wanted: counts of ${name}`;
