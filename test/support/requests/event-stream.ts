import type {
  ArchiveState,
  FavouritesChange,
  MediaItem,
  WallState,
} from '@hatira/contract';
import { until } from '../until.js';

export interface MediaEvent {
  changed: MediaItem[];
  removed: string[];
}

/** An open gallery that listens for changes. */
export class EventStream {
  readonly media: MediaEvent[] = [];
  readonly archives: ArchiveState[] = [];
  /** The states of walls. */
  readonly states: WallState[] = [];
  /** The numbers of favourites that the couple wanted, in turn. */
  readonly targets: (number | null)[] = [];
  /** Names of all events. */
  readonly names: string[] = [];
  /** Heartbeats so far. */
  beats = 0;
  hasEnded = false;
  /** The server's reconnection delay, if sent. */
  retryMs: number | undefined;
  private isReady = false;
  private readonly abort = new AbortController();

  /**
   * Resolves when the server listens for changes.
   * @param from the gallery's network address; undefined: ours
   */
  static async open(address: string, from?: string): Promise<EventStream> {
    const stream = new EventStream();
    const headers: Record<string, string> =
      from === undefined ? {} : { 'X-Forwarded-For': from };
    const response = await fetch(address, {
      headers,
      signal: stream.abort.signal,
    });
    if (!response.ok || !response.body)
      throw new Error(`The stream answered ${response.status}`);
    void stream.read(response.body);
    await until('the stream is ready', () => stream.isReady);
    return stream;
  }

  /** Resolves when such a change has been announced. */
  async hears(
    what: string,
    isWanted: (event: MediaEvent) => boolean,
  ): Promise<void> {
    await until(
      what,
      () => this.media,
      (media) => media.some(isWanted),
    );
  }

  close(): void {
    this.abort.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        text += decoder.decode(chunk, { stream: true });
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        events.forEach((event) => this.note(event));
      }
    } catch {
      // Closed by us, or cut off.
    }
    this.hasEnded = true;
  }

  private note(event: string): void {
    const [, retryMs] = /^retry: (\d+)$/m.exec(event) ?? [];
    if (retryMs !== undefined) this.retryMs = Number(retryMs);
    if (event.includes('event: ready')) this.isReady = true;
    const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/m.exec(event) ?? [];
    if (name !== undefined) this.names.push(name);
    if (name === 'state') this.states.push(JSON.parse(data) as WallState);
    if (name === 'beat') this.beats += 1;
    if (name === 'media') this.media.push(JSON.parse(data) as MediaEvent);
    if (name === 'favourites')
      this.targets.push((JSON.parse(data) as FavouritesChange).target);
    if (name === 'archive')
      this.archives.push(JSON.parse(data) as ArchiveState);
  }
}
