const RELOADED_AT = 'HatiraPanel.reloadedAtMs';
const PAUSE_MS = 60_000;

/**
 * The pages of a build are gone when the server has got a newer one; a panel that is still open in it loads itself anew,
 * at the place where it is. Once: what is missing then stays missing, and is said.
 */
export function loadNewerBuilds(): void {
  window.addEventListener('vite:preloadError', () => void reload());
}

async function reload(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < PAUSE_MS)
    return;
  // Where only the line is down there would be nothing to load.
  const isServerThere = await fetch(document.baseURI, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServerThere) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
