/** How much of what is on its way to the store one process keeps in memory; what is beyond it goes by its disk. */
export class HeldMemory {
  private used = 0;

  constructor(private readonly limitBytes: number) {}

  /** @returns false when there is no room for it now */
  take(bytes: number): boolean {
    if (this.used + bytes > this.limitBytes) return false;
    this.used += bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.used -= bytes;
  }
}
