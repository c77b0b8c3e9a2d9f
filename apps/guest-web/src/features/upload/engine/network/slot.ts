/** A request's permission to send. */
export class Slot {
  readonly bytes: number;
  private readonly startedAtMs = Date.now();
  private readonly abort = new AbortController();
  private readonly onSent: (bytes: number) => void;
  private sentBytes = 0;
  private wasYielded = false;

  constructor(bytes: number, onSent: (bytes: number) => void) {
    this.bytes = bytes;
    this.onSent = onSent;
  }

  /** Aborted when the slot must be released early. */
  get signal(): AbortSignal {
    return this.abort.signal;
  }

  get isYielded(): boolean {
    return this.wasYielded;
  }

  /** Headers and form fields may exceed `bytes`. */
  report(sentBytes: number): void {
    const more = Math.min(sentBytes, this.bytes) - this.sentBytes;
    if (more <= 0) return;
    this.sentBytes += more;
    this.onSent(more);
  }

  yield(): void {
    this.wasYielded = true;
    this.abort.abort();
  }

  elapsedMs(): number {
    return Date.now() - this.startedAtMs;
  }

  remainingBytes(): number {
    return this.bytes - this.sentBytes;
  }
}
