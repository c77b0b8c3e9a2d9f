/** The picture over the grid. */
export interface OpenedItem {
  /** The item that the address names; undefined: the grid alone. */
  id: string | undefined;
  /** @param tappedAtMs since the page's begin; without it: now */
  open: (id: string, tappedAtMs?: number) => void;
  /** Puts the shown item in the address. */
  remember: (id: string) => void;
  close: () => void;
}
