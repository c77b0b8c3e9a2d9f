const WORKER = '/upload-worker.js';

/**
 * Lets this page open without a network from the next visit on. Fails silently:
 * over plain http and in private windows browsers have no service worker.
 */
export function keepPage(): void {
  if (!('serviceWorker' in navigator)) return;
  const options = {
    scope: location.pathname,
    updateViaCache: 'none',
  } as const;
  navigator.serviceWorker
    .register(WORKER, options)
    // Without it a new worker may wait for hours.
    .then((registration) => registration.update())
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(loadedAddresses()))
    .catch(() => undefined);
}

/** The browser loaded them before the worker could keep them. */
function loadedAddresses(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
