const MARK = 'layer';

/** The router's history state; `usr` survives a replacement. */
interface Entry {
  usr?: Record<string, unknown> | null;
}

function entry(): Entry {
  return (history.state as Entry | null) ?? {};
}

/**
 * Pushes an entry for the back button.
 * @returns its mark
 */
export function pushLayer(): number {
  const layer = Math.random();
  const { usr, ...rest } = entry();
  history.pushState({ ...rest, usr: { ...usr, [MARK]: layer } }, '');
  return layer;
}

export function presentLayer(): unknown {
  return entry().usr?.[MARK];
}

export function entryNotes(): unknown {
  return entry().usr;
}
