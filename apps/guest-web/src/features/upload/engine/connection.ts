/** What this device knows about its own connection. */
export interface Connection {
  /** Resolves as soon as the device says that it is online, and after a while also without its word. */
  untilOnline(): Promise<void>;
  /** True when the device was offline, or the page in the background where phones cut its requests, since then. */
  wasInterruptedSince(ms: number): boolean;
  isOnline(): boolean;
}

/**
 * How long the device is believed that it is offline. Its word that it is back may be missed, and behind some tunnels
 * it is wrong all the time; a request that is then tried in vain costs nothing.
 */
const LOOK_AGAIN_MS = 15_000;

/** Watches the browser's own signs. Lives as long as the page. */
export function watchConnection(): Connection {
  let interruptedAtMs = -1;
  const note = () => {
    if (!navigator.onLine || document.hidden) interruptedAtMs = Date.now();
  };
  const noteReturn = () => {
    interruptedAtMs = Date.now();
  };
  window.addEventListener('offline', note);
  window.addEventListener('online', noteReturn);
  document.addEventListener('visibilitychange', noteReturn);
  return {
    isOnline: () => navigator.onLine,
    untilOnline: () => (navigator.onLine ? Promise.resolve() : onlineOrLater()),
    wasInterruptedSince: (ms) => {
      note();
      return interruptedAtMs >= ms;
    },
  };
}

function onlineOrLater(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, LOOK_AGAIN_MS);
    window.addEventListener('online', end);
  });
}
