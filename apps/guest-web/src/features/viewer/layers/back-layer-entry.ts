/** Key under which a history entry says that it belongs to a layer. */
const MARK = 'layer';

/**
 * The router's history state: a page's data is under `usr` and survives a
 * replacement.
 */
interface Entry {
  usr?: Record<string, unknown> | null;
}

function entry(): Entry {
  return (history.state as Entry | null) ?? {};
}

/**
 * Pushes a history entry over the page's, for the back button to remove.
 * @returns its mark
 */
export function pushLayer(): number {
  const layer = Math.random();
  const { usr, ...rest } = entry();
  history.pushState({ ...rest, usr: { ...usr, [MARK]: layer } }, '');
  return layer;
}

/** Returns the mark of the current entry's layer, if any. */
export function presentLayer(): unknown {
  return entry().usr?.[MARK];
}

/** Returns the data of the current entry, for its replacement. */
export function entryNotes(): unknown {
  return entry().usr;
}
