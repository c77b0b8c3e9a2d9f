import { useEffect } from 'react';

interface OldNavigator {
  wakeLock?: WakeLock;
}

/** Keeps the screen on; browsers end it when the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // A battery saver may refuse.
      lock = await (navigator as OldNavigator).wakeLock
        ?.request('screen')
        .catch(() => undefined);
      if (isOver) void lock?.release();
    };
    void ask();
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
