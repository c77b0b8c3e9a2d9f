import { WALL_API, type WallItem } from '@hatira/contract';

/** The pictures of hours without a network, within the memory of a television. */
const MAX_BYTES = 48_000_000;
const MAX_PICTURES = 240;
const TIMEOUT_MS = 20_000;
/** More than a turn shows, so that the stock grows. */
const STOCKED_AT_ONCE = 3;

export type Failure = 'network' | 'gone' | 'other';

/** A picture that did not load. */
export class PictureError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/**
 * The latest pictures, compressed as they came. In memory alone: the hall's
 * screen forgets them with the page.
 */
export class Pictures {
  /** The most recent last. */
  private readonly kept = new Map<string, Blob>();
  private readonly loading = new Map<string, Promise<Blob>>();
  private bytes = 0;

  constructor(private readonly token: string) {}

  has(item: WallItem): boolean {
    return this.kept.has(keyOf(item));
  }

  /** @throws PictureError */
  async load(item: WallItem): Promise<Blob> {
    const key = keyOf(item);
    const known = this.kept.get(key);
    const blob = known ?? (await this.once(key, item));
    this.drop(key);
    this.kept.set(key, blob);
    this.bytes += blob.size;
    this.shrink();
    return blob;
  }

  /** Loads some of the next items, for a time without a network. */
  async stock(next: readonly WallItem[]): Promise<void> {
    const missing = next.filter((item) => !this.has(item));
    for (const item of missing.slice(0, STOCKED_AT_ONCE))
      await this.load(item).catch(() => undefined);
  }

  /** @param isKept by id */
  keepOnly(isKept: (id: string) => boolean): void {
    for (const key of [...this.kept.keys()])
      if (!isKept(idOf(key))) this.drop(key);
  }

  clear(): void {
    this.kept.clear();
    this.bytes = 0;
  }

  private shrink(): void {
    for (const key of [...this.kept.keys()]) {
      const fits = this.bytes <= MAX_BYTES && this.kept.size <= MAX_PICTURES;
      // The one just loaded stays.
      if (fits || this.kept.size === 1) return;
      this.drop(key);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.kept.get(key)?.size ?? 0;
    this.kept.delete(key);
  }

  /** A turn may need a picture that is already on its way. */
  private once(key: string, item: WallItem): Promise<Blob> {
    const running = this.loading.get(key);
    if (running) return running;
    const loading = this.fetched(item).finally(() => this.loading.delete(key));
    this.loading.set(key, loading);
    return loading;
  }

  private async fetched({ id, picture }: WallItem): Promise<Blob> {
    const address = WALL_API.picture(this.token, id, picture);
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
    try {
      const answer = await fetch(address, {
        signal: abort.signal,
        cache: 'no-store',
      });
      if (answer.ok) return await answer.blob();
      throw new PictureError(answer.status === 404 ? 'gone' : 'other');
    } catch (error) {
      throw error instanceof PictureError ? error : new PictureError('network');
    } finally {
      clearTimeout(timer);
    }
  }
}

/** A better picture replaces the first. */
function keyOf({ id, picture }: WallItem): string {
  return `${id} ${picture}`;
}

function idOf(key: string): string {
  return key.split(' ')[0] ?? '';
}
