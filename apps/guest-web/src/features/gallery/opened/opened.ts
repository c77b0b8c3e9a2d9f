/** The picture over the grid. */
export interface OpenedItem {
  /** By the address; undefined: the grid alone. */
  id: string | undefined;
  open: (id: string) => void;
  /** Puts the shown item in the address. */
  remember: (id: string) => void;
  close: () => void;
}
