interface Waiting<Item, Result> {
  item: Item;
  settle: (outcome: Promise<Result>) => void;
}

/**
 * Gathers items of one key: while a call works on some, later ones wait and go together in the next call. A lone item goes
 * at once.
 */
export class Gathered<Item, Result> {
  private readonly waiting = new Map<string, Waiting<Item, Result>[]>();

  /**
   * @param work returns the results in the order of the items; its error is that of each item
   * @param most items of one call
   */
  constructor(
    private readonly work: (items: Item[]) => Promise<Result[]>,
    private readonly most: number,
  ) {}

  /** @returns the item's result, or the error of its call */
  add(key: string, item: Item): Promise<Result> {
    return new Promise((resolve) => {
      const others = this.waiting.get(key);
      const own = { item, settle: resolve };
      if (others) others.push(own);
      else {
        this.waiting.set(key, [own]);
        void this.workOn(key);
      }
    });
  }

  private async workOn(key: string): Promise<void> {
    for (;;) {
      const batch = this.waiting.get(key)?.splice(0, this.most) ?? [];
      if (batch.length === 0) break;
      const results = this.work(batch.map(({ item }) => item));
      for (const [index, { settle }] of batch.entries())
        settle(results.then((all) => all[index]!));
      await results.catch(() => undefined);
    }
    this.waiting.delete(key);
  }
}
