import { IdSet } from './id-set';

/** None, some or all (specification section 4). */
export class Selection extends IdSet {
  private anchor: string | undefined;

  toggle(id: string): void {
    if (this.has(id)) this.remove([id]);
    else this.add([id]);
    this.anchor = id;
  }

  /** Gives a range the last toggled item's state. */
  extendTo(id: string, order: readonly string[]): void {
    const from = this.anchor === undefined ? -1 : order.indexOf(this.anchor);
    const to = order.indexOf(id);
    if (from < 0 || to < 0) return this.toggle(id);
    const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    if (this.has(this.anchor!)) this.add(range);
    else this.remove(range);
  }

  keepOnly(order: readonly string[]): void {
    const present = new Set(order);
    this.remove(this.ids().filter((id) => !present.has(id)));
  }
}
