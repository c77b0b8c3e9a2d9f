import type { MarkChange, MarkPartner, Verdict } from '@hatira/contract';

/** null: the answer is taken back. */
export interface Answer {
  id: string;
  verdict: Verdict | null;
}

export interface PendingMark {
  partner: MarkPartner;
  change: Answer;
  at: number;
}

export const inOrder = (a: PendingMark, b: PendingMark) => a.at - b.at;

/**
 * Changes that the server has not confirmed. Each is an item of localStorage, so
 * that tabs do not overwrite each other's.
 */
export class PendingMarks {
  private readonly prefix: string;
  /** Where localStorage fails; lives as long as the page. */
  private readonly unstored = new Map<string, string>();

  constructor(hash: number) {
    this.prefix = `mark:${hash}:`;
  }

  put(partner: MarkPartner, change: Answer): PendingMark {
    const key = this.keyOf(partner, change.id);
    const mark = { partner, change, at: Date.now() };
    const text = JSON.stringify(mark);
    try {
      localStorage.setItem(key, text);
    } catch {
      this.unstored.set(key, text);
    }
    return mark;
  }

  /** Also those of other tabs and earlier visits. */
  all(): PendingMark[] {
    return this.keys()
      .map((key) => this.read(key))
      .filter((mark) => mark !== undefined)
      .sort(inOrder);
  }

  /** Keeps a mark that changed while it was sent. */
  confirm(sent: readonly PendingMark[]): void {
    for (const mark of sent) {
      const key = this.keyOf(mark.partner, mark.change.id);
      if (JSON.stringify(this.read(key)) !== JSON.stringify(mark)) continue;
      this.unstored.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // A repeated call has no effect.
      }
    }
  }

  private keyOf(partner: MarkPartner, id: string): string {
    return `${this.prefix}${partner}:${id}`;
  }

  private keys(): string[] {
    try {
      const stored = Object.keys(localStorage).filter((key) =>
        key.startsWith(this.prefix),
      );
      return [...new Set([...stored, ...this.unstored.keys()])];
    } catch {
      return [...this.unstored.keys()];
    }
  }

  private read(key: string): PendingMark | undefined {
    try {
      const text = this.unstored.get(key) ?? localStorage.getItem(key);
      return text === null ? undefined : markOf(text);
    } catch {
      return undefined;
    }
  }
}

/** An earlier page kept hearts beside verdicts. */
function markOf(text: string): PendingMark {
  const { change, ...mark } = JSON.parse(text) as PendingMark & {
    change: MarkChange;
  };
  const { id, heart, verdict = null } = change;
  return { ...mark, change: { id, verdict: heart ? 'keep' : verdict } };
}
