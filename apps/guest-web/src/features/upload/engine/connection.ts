/** What this device knows about its own connection. */
export interface Connection {
  /** Resolves as soon as the device is online. */
  untilOnline(): Promise<void>;
  /** True when the device was offline, or the page in the background where phones cut its requests, since then. */
  wasInterruptedSince(ms: number): boolean;
  isOnline(): boolean;
}

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
    untilOnline: () => (navigator.onLine ? Promise.resolve() : nextOnline()),
    wasInterruptedSince: (ms) => {
      note();
      return interruptedAtMs >= ms;
    },
  };
}

function nextOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
