/** Where an entry of the browser's history says that it stands for a layer. */
const MARK = 'layer';

/** What the router keeps of an entry: what pages say of it themselves is under `usr`, and outlives a replacement. */
interface Entry {
  usr?: Record<string, unknown> | null;
}

function entry(): Entry {
  return (history.state as Entry | null) ?? {};
}

/** Puts an entry of its own over the page's, so that the back button has something to take back. @returns its mark */
export function pushLayer(): number {
  const layer = Math.random();
  const { usr, ...rest } = entry();
  history.pushState({ ...rest, usr: { ...usr, [MARK]: layer } }, '');
  return layer;
}

/** The mark of the layer that the present entry stands for, if it does for one. */
export function presentLayer(): unknown {
  return entry().usr?.[MARK];
}

/** What is said of the present entry, for whoever replaces it by one for the same. */
export function entryNotes(): unknown {
  return entry().usr;
}
