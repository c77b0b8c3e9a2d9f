import type { WallChanges } from '@hatira/contract';
import type { Response } from 'express';
import type { PublishedChange } from '../../media/events/media-events.service.js';
import type { Screen, StateOfScreen } from './screens.repository.js';

/** Changes within this time go out together. */
const GATHER_MS = 250;

/** Sends the state and the items of one open screen. */
export class WallStream {
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private sent: string;

  constructor(
    readonly screen: Screen,
    private readonly response: Response,
    private readonly changes: (editKeys: string[]) => Promise<WallChanges>,
  ) {
    this.sent = textOf(screen);
  }

  /** @param payload of a media event */
  collect(payload: string): void {
    const { full } = JSON.parse(payload) as PublishedChange;
    for (const key of full) this.changed.add(key);
    if (full.length > 0)
      this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** @param state undefined: the wall has ended */
  show(state: StateOfScreen | undefined): void {
    if (!state) {
      this.send('ended', '{}');
      this.end();
      return;
    }
    const text = textOf(state);
    if (text === this.sent) return;
    this.sent = text;
    this.send('state', text);
  }

  beat(): void {
    this.send('beat', '{}');
  }

  end(): void {
    clearTimeout(this.timer);
    this.response.end();
  }

  /** Writing to an ended stream would be an error of the process. */
  send(event: string, data: string): void {
    if (!this.response.writableEnded)
      this.response.write(`event: ${event}\ndata: ${data}\n\n`);
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const keys = [...this.changed];
    this.changed.clear();
    try {
      const found = await this.changes(keys);
      if (found.changed.length + found.removed.length > 0)
        this.send('media', JSON.stringify(found));
    } catch {
      // The screen reconnects and reads everything.
      this.end();
    }
  }
}

function textOf({ isPaused, skips, isSealed }: StateOfScreen): string {
  return JSON.stringify({ isPaused, skips, isSealed });
}
