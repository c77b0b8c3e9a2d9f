/**
 * Keeps the screen on. Requested when visible, because a hidden page loses the
 * lock, and at a tap, because some phones need one.
 */
class WakeLock {
  private sentinel: WakeLockSentinel | undefined;
  private isWanted = false;

  hold(): void {
    this.isWanted = true;
    document.addEventListener('visibilitychange', this.ask);
    document.addEventListener('pointerdown', this.ask);
    this.ask();
  }

  release(): void {
    this.isWanted = false;
    document.removeEventListener('visibilitychange', this.ask);
    document.removeEventListener('pointerdown', this.ask);
    void this.sentinel?.release().catch(() => undefined);
    this.sentinel = undefined;
  }

  private readonly ask = (): void => {
    if (
      !('wakeLock' in navigator) ||
      document.hidden ||
      this.sentinel?.released === false
    )
      return;
    navigator.wakeLock.request('screen').then(
      (sentinel) => {
        if (this.isWanted) this.sentinel = sentinel;
        else void sentinel.release().catch(() => undefined);
      },
      // Low battery, or no tap.
      () => undefined,
    );
  };
}

export const wakeLock = new WakeLock();
