export interface Connection {
  /** Resolves when online, at the latest after `LOOK_AGAIN_MS`. */
  untilOnline(): Promise<void>;
  /**
   * True when the device was offline since then, or the page hidden: phones
   * abort its requests.
   */
  wasInterruptedSince(ms: number): boolean;
  /** True when the page was hidden since then and the device always online. */
  wasHiddenSince(ms: number): boolean;
  /** Resolves earlier when online or visible. */
  untilBack(longestMs: number): Promise<void>;
  isOnline(): boolean;
}

/**
 * How long an offline report is believed: the online event may be missed, and
 * some VPNs always report offline.
 */
const LOOK_AGAIN_MS = 15_000;

export function watchConnection(): Connection {
  let changedAtMs = -1;
  const note = () => {
    changedAtMs = Date.now();
  };
  window.addEventListener('offline', note);
  window.addEventListener('online', note);
  document.addEventListener('visibilitychange', note);
  return {
    isOnline: () => navigator.onLine,
    untilOnline: () =>
      navigator.onLine ? Promise.resolve() : untilBack(LOOK_AGAIN_MS),
    wasInterruptedSince: (ms) =>
      !navigator.onLine || document.hidden || changedAtMs >= ms,
    wasHiddenSince: (ms) =>
      navigator.onLine && document.hidden && changedAtMs < ms,
    untilBack,
  };
}

function untilBack(longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', onVisibility);
      resolve();
    };
    const onVisibility = () => !document.hidden && end();
    const timer = setTimeout(end, longestMs);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', onVisibility);
  });
}
