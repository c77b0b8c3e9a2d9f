const IDLE_MS = 10_000;

interface Endable {
  end(): void;
}

interface Waiting<C> {
  sender: string;
  child: C;
  timer: NodeJS.Timeout;
}

const groups: IdleChildren<Endable>[] = [];

/** Makes room for another child. */
export function endIdleChildren(): void {
  for (const group of groups) group.endAll();
}

/**
 * Children that wait for the next file of their sender. The start of another
 * child ends all of them, so that they take no memory beside working ones.
 */
export class IdleChildren<C extends Endable> {
  private waiting: Waiting<C>[] = [];

  constructor(private readonly idleMs = IDLE_MS) {
    groups.push(this);
  }

  /** @returns undefined if the sender has no child that waits */
  take(sender: string): C | undefined {
    const found = this.waiting.find((one) => one.sender === sender);
    if (found) this.remove(found);
    return found?.child;
  }

  /** Keeps a child until its time is over. */
  keep(sender: string, child: C): void {
    const end = () => {
      this.remove(found);
      child.end();
    };
    const found = { sender, child, timer: setTimeout(end, this.idleMs) };
    found.timer.unref();
    this.waiting.push(found);
  }

  endAll(): void {
    for (const found of this.waiting) {
      this.remove(found);
      found.child.end();
    }
  }

  private remove(found: Waiting<C>): void {
    clearTimeout(found.timer);
    this.waiting = this.waiting.filter((one) => one !== found);
  }
}
