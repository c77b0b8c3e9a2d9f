/**
 * Limits a process's buffers on the way to the store; the rest goes to disk.
 */
export class HeldMemory {
  private used = 0;

  constructor(private readonly limitBytes: number) {}

  /** @returns false when they do not fit */
  take(bytes: number): boolean {
    if (this.used + bytes > this.limitBytes) return false;
    this.used += bytes;
    return true;
  }

  release(bytes: number): void {
    this.used -= bytes;
  }
}
