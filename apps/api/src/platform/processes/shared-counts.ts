import type { Note, ProcessId, Reach, Siblings } from './siblings.js';

/** Current values; 0: the key is no longer counted. */
type Values = Record<string, number>;

/** A note has no more, so that a message stays small. */
const KEYS_OF_A_NOTE = 500;
/** Far above what open connections need: another program may send more. */
const MOST_KEYS_OF_OTHERS = 50_000;
const LONGEST_KEY = 250;

/**
 * Counts by key, added up over all web processes, also of other replicas. The
 * others' part is milliseconds old; that of an ended process does not count.
 */
export class SharedCounts {
  private readonly own = new Map<string, number>();
  private readonly others = new Map<ProcessId, Map<string, number>>();
  private readonly changed = new Set<string>();

  /** @param reach `replica` for a bound that protects its memory */
  constructor(
    private readonly name: string,
    private readonly siblings: Siblings,
    private readonly reach: Reach = 'all',
  ) {
    siblings.onShared(
      valuesOf(name),
      (values, from) => this.note(values, from),
      reach,
    );
    // Other replicas ask by `onMet`: answers to strangers' greetings would pile up.
    siblings.onShared(greetingOf(name), () => this.answer(), 'replica');
    siblings.onLeft((from) => this.others.delete(from));
    if (reach === 'all') siblings.onMet(() => this.state());
    siblings.share(greetingOf(name), undefined, 'replica');
  }

  of(key: string): number {
    let sum = this.ownOf(key);
    for (const counts of this.others.values()) sum += counts.get(key) ?? 0;
    return sum;
  }

  /** Returns the count of this process. */
  ownOf(key: string): number {
    return this.own.get(key) ?? 0;
  }

  /** @returns the number of processes that count the key */
  sourcesOf(key: string): number {
    const all = [this.own, ...this.others.values()];
    return all.filter((counts) => counts.has(key)).length;
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
    this.siblings.shareSoon(
      valuesOf(this.name),
      () => this.changes(),
      this.reach,
    );
  }

  private changes(): Values {
    const values = this.values([...this.changed]);
    this.changed.clear();
    return values;
  }

  private answer(): void {
    for (const { name, payload } of this.state())
      this.siblings.share(name, payload, 'replica');
  }

  private state(): Note[] {
    const keys = [...this.own.keys()];
    const notes: Note[] = [];
    for (let first = 0; first < keys.length; first += KEYS_OF_A_NOTE) {
      const payload = this.values(keys.slice(first, first + KEYS_OF_A_NOTE));
      notes.push({ name: valuesOf(this.name), payload });
    }
    return notes;
  }

  private values(keys: string[]): Values {
    return Object.fromEntries(keys.map((key) => [key, this.ownOf(key)]));
  }

  /** Another replica may send anything. */
  private note(values: unknown, from: ProcessId): void {
    if (typeof values !== 'object' || values === null) return;
    const counts = this.others.get(from) ?? new Map<string, number>();
    this.others.set(from, counts);
    let room = MOST_KEYS_OF_OTHERS - this.keysOfOthers();
    for (const [key, value] of Object.entries(values)) {
      if (!isCount(value) || key.length > LONGEST_KEY) continue;
      if (value === 0) counts.delete(key);
      else if (counts.has(key) || --room >= 0) counts.set(key, value);
    }
  }

  private keysOfOthers(): number {
    let keys = 0;
    for (const { size } of this.others.values()) keys += size;
    return keys;
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

const valuesOf = (name: string) => `counts of ${name}`;
const greetingOf = (name: string) => `wanted: counts of ${name}`;
