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
    siblings.onShared(greetingOf(name), () => this.publish(this.own.keys()));
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
    if (this.changed.size === 0) setImmediate(() => this.publishChanges());
    this.changed.add(key);
  }

  private publishChanges(): void {
    this.publish(this.changed);
    this.changed.clear();
  }

  private publish(keys: Iterable<string>): void {
    const values = Array.from(keys, (key) => [key, this.ownOf(key)] as const);
    if (values.length === 0) return;
    this.siblings.share(valuesOf(this.name), Object.fromEntries(values));
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
