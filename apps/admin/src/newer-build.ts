const RELOADED_AT = 'HatiraPanel.reloadedAtMs';
const PAUSE_MS = 60_000;

/** Reloads a panel once when its build was replaced: old chunks are gone. */
export function loadNewerBuilds(): void {
  window.addEventListener('vite:preloadError', () => void reload());
}

async function reload(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < PAUSE_MS)
    return;
  // Offline there is no newer build to load.
  const isServerThere = await fetch(document.baseURI, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServerThere) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
