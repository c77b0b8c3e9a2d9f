/** One at a time, in the order of the calls. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

/** Across all jobs of this process. */
export const largeWork = new Turns();

/** The file needs a turn of `largeWork`, which the caller did not want. */
export class NeedsMuchMemoryError extends Error {}
