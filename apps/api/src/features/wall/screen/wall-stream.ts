import type { WallChanges } from '@hatira/contract';
import type { Response } from 'express';
import type { PublishedChange } from '../../media/events/media-events.service.js';
import type { Screen, StateOfScreen } from './screens.repository.js';

/** A change goes out at once, later ones within this time together. */
const GATHER_MS = 250;

/** Sends the state and the items of one open screen. */
export class WallStream {
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private isTelling = false;
  private sent: string;
  private revision: string;
  /** Items have changed; their event may be on its way. */
  private isBehind = false;
  /** The stream has heard of items since the last look at the rows. */
  private hasHeard = false;

  constructor(
    readonly screen: Screen,
    private readonly response: Response,
    private readonly changes: (editKeys: string[]) => Promise<WallChanges>,
  ) {
    this.sent = textOf(screen);
    this.revision = screen.revision;
  }

  /** @param payload of a media event */
  collect(payload: string): void {
    const { full } = JSON.parse(payload) as PublishedChange;
    for (const key of full) this.changed.add(key);
    this.hasHeard = true;
    if (!this.isTelling) void this.flush();
  }

  /** @param state undefined: the wall has ended */
  show(state: StateOfScreen | undefined): void {
    if (!state) {
      this.send('ended', '{}');
      this.end();
      return;
    }
    const text = textOf(state);
    if (text !== this.sent) this.send('state', text);
    this.sent = text;
    this.compare(state.revision);
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

  /** Without Redis no event comes: the screen then reads everything. */
  private compare(revision: string): void {
    const { isBehind, hasHeard } = this;
    this.hasHeard = false;
    this.isBehind = revision !== this.revision && !hasHeard;
    if (this.isBehind && !isBehind) return;
    this.revision = revision;
    if (!this.isBehind) return;
    this.isBehind = false;
    this.send('ready', '{}');
  }

  /** One query after another: a late answer would show a hidden item again. */
  private async flush(): Promise<void> {
    const keys = [...this.changed];
    this.changed.clear();
    this.isTelling = keys.length > 0;
    if (!this.isTelling) return;
    await this.tell(keys);
    this.timer = setTimeout(() => void this.flush(), GATHER_MS);
  }

  private async tell(keys: string[]): Promise<void> {
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
