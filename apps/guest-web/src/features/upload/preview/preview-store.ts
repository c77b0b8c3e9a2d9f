import { Listeners } from '../../../shared/lib/store';

/** An address; `undefined` while it is made, `null` without one. */
export type Preview = string | null | undefined;

/** Makes one preview at a time, so that the phone stays responsive. */
class PreviewStore {
  private readonly previews = new Map<string, Preview>();
  private readonly listeners = new Listeners();
  private queue: Promise<void> = Promise.resolve();

  readonly subscribe = this.listeners.subscribe;

  get(id: string): Preview {
    return this.previews.get(id);
  }

  request(id: string, file: File): void {
    this.queue = this.queue.then(async () =>
      this.set(id, await preview(file, id)),
    );
  }

  /** Also called by the tile whose picture failed to load. */
  set(id: string, value: Preview): void {
    this.previews.set(id, value);
    this.listeners.notify();
  }
}

export const previews = new PreviewStore();

async function preview(file: File, id: string): Promise<string | null> {
  try {
    const { makePreview } = await import('./make-preview');
    return (await makePreview(file, id)) ?? null;
  } catch {
    return null;
  }
}
