const pending = new Set<number>();

/** Remembers the timers of the page, without those of Vitest, which has kept the originals. */
export function watchTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = window[name].bind(window) as typeof setTimeout;
    window[name] = ((...values: Parameters<typeof setTimeout>) => {
      const id = set(...values) as unknown as number;
      pending.add(id);
      return id;
    }) as never;
  }
}

/** Ends the timers that a test has left behind: they may not reach the next test. */
export function endTimers(): void {
  for (const id of pending) window.clearTimeout(id);
  pending.clear();
}
