import { IdSet } from './id-set';

/** None, some or all (specification section 4). */
export class Selection extends IdSet {
  private anchor: string | undefined;
  private companions: ReadonlyMap<string, readonly string[]> = new Map();

  /** @param companions further files of a tile, by its id */
  keepTogether(companions: ReadonlyMap<string, readonly string[]>): void {
    this.companions = companions;
  }

  /** All files of the tiles. */
  filesOf(ids: readonly string[]): string[] {
    return ids.flatMap((id) => [id, ...(this.companions.get(id) ?? [])]);
  }

  /** Returns the tile with the file: itself, or its stack. */
  tileOf(id: string): string {
    for (const [tile, files] of this.companions)
      if (files.includes(id)) return tile;
    return id;
  }

  toggle(id: string): void {
    if (this.has(id)) this.remove(this.filesOf([id]));
    else this.add(this.filesOf([id]));
    this.anchor = id;
  }

  /** Gives a range the last toggled item's state. */
  extendTo(id: string, order: readonly string[]): void {
    const from = this.anchor === undefined ? -1 : order.indexOf(this.anchor);
    const to = order.indexOf(id);
    if (from < 0 || to < 0) return this.toggle(id);
    const range = this.filesOf(
      order.slice(Math.min(from, to), Math.max(from, to) + 1),
    );
    if (this.has(this.anchor!)) this.add(range);
    else this.remove(range);
  }

  keepOnly(order: readonly string[]): void {
    const present = new Set(order);
    this.remove(this.ids().filter((id) => !present.has(id)));
  }
}
