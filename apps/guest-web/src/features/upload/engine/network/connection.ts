/** What this device knows about its own connection. */
export interface Connection {
  /** Resolves as soon as the device says that it is online, and after a while also without its word. */
  untilOnline(): Promise<void>;
  /** True when the device was offline, or the page in the background where phones cut its requests, since then. */
  wasInterruptedSince(ms: number): boolean;
  /** True when the page has been in the background all the time since then, and the device online: nothing has changed. */
  wasHiddenSince(ms: number): boolean;
  /** Resolves after so long; earlier when the device says that it is online, or its owner looks at the page again. */
  untilBack(longestMs: number): Promise<void>;
  isOnline(): boolean;
}

/**
 * How long the device is believed that it is offline. Its word that it is back may be missed, and behind some tunnels
 * it is wrong all the time; a request that is then tried in vain costs nothing.
 */
const LOOK_AGAIN_MS = 15_000;

/** Watches the browser's own signs. Lives as long as the page. */
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
