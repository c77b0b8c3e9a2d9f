import type { MarkChange, MarkPartner } from '@hatira/contract';

export interface PendingMark {
  partner: MarkPartner;
  change: MarkChange;
  /** When the heart was given or taken back. */
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

  /** @returns the change with the earlier ones of the same item */
  put(partner: MarkPartner, change: MarkChange): PendingMark {
    const key = this.keyOf(partner, change.id);
    const known = this.read(key);
    const mark = {
      partner,
      change: { ...known?.change, ...change },
      at: known && change.heart === undefined ? known.at : Date.now(),
    };
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
        // A repeated call changes nothing.
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
      return text === null ? undefined : (JSON.parse(text) as PendingMark);
    } catch {
      return undefined;
    }
  }
}
