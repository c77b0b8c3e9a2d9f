import { Listeners } from '../../../shared/lib/store';

/** `undefined` while it is made, `null` without one. */
export type Preview = string | null | undefined;

/** One preview at a time: the phone stays responsive. */
class PreviewStore {
  private readonly previews = new Map<string, Preview>();
  private readonly listeners = new Listeners();
  private queue: Promise<void> = Promise.resolve();

  readonly subscribe = this.listeners.subscribe;

  get(id: string): Preview {
    return this.previews.get(id);
  }

  request(id: string, file: File): Promise<Blob | undefined> {
    const made = this.queue.then(() => preview(file, id));
    this.queue = made.then((picture) =>
      this.set(id, picture ? URL.createObjectURL(picture) : null),
    );
    return made;
  }

  /** The tile calls it when its picture fails to load. */
  set(id: string, value: Preview): void {
    this.previews.set(id, value);
    this.listeners.notify();
  }
}

export const previews = new PreviewStore();

async function preview(file: File, id: string): Promise<Blob | undefined> {
  try {
    const { makePreview } = await import('./make-preview');
    return await makePreview(file, id);
  } catch {
    return undefined;
  }
}
