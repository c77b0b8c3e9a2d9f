type Listener = () => void;

/** For state outside React; `subscribe` fits `useSyncExternalStore`. */
export class Listeners {
  private readonly all = new Set<Listener>();

  readonly subscribe = (listener: Listener): (() => void) => {
    this.all.add(listener);
    return () => void this.all.delete(listener);
  };

  notify(): void {
    for (const listener of this.all) listener();
  }
}
