import type { WallChanges } from '@hatira/contract';
import type { Response } from 'express';
import type { PublishedChange } from '../../media/events/media-events.service.js';
import type { Screen, StateOfScreen } from './screens.repository.js';

/** A change goes out at once, later ones within this time together. */
const GATHER_MS = 250;

/** Sends the state and the items of one open screen. */
export class WallStream {
  private readonly changed = new Set<string>();
  /** Items that were sealed after the screen may have shown them. */
  private readonly left = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private isTelling = false;
  private sent: string;
  private revision: string;
  private openEvents: string;
  /** Items have changed; their event may be on its way. */
  private isBehind = false;
  /** The stream has heard of items since the last look at the rows. */
  private hasHeard = false;

  constructor(
    readonly screen: Screen,
    private readonly response: Response,
    private readonly changes: (
      editKeys: string[],
      left: string[],
    ) => Promise<WallChanges>,
  ) {
    this.sent = textOf(screen);
    this.revision = screen.revision;
    this.openEvents = screen.openEvents;
  }

  /** @param payload of a media event */
  collect(payload: string): void {
    const { change, full } = JSON.parse(payload) as PublishedChange;
    const keys = change === 'sealed' ? this.left : this.changed;
    for (const key of full) keys.add(key);
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
    this.compare(state);
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
  private compare({ revision, openEvents }: StateOfScreen): void {
    const { isBehind, hasHeard } = this;
    this.hasHeard = false;
    if (openEvents !== this.openEvents) {
      this.openEvents = openEvents;
      this.send('ready', '{}');
      return;
    }
    this.isBehind = revision !== this.revision && !hasHeard;
    if (this.isBehind && !isBehind) return;
    this.revision = revision;
    if (!this.isBehind) return;
    this.isBehind = false;
    this.send('ready', '{}');
  }

  /** One query after another: a late answer would show a hidden item again. */
  private async flush(): Promise<void> {
    const [keys, left] = [[...this.changed], [...this.left]];
    this.changed.clear();
    this.left.clear();
    this.isTelling = keys.length + left.length > 0;
    if (!this.isTelling) return;
    await this.tell(keys, left);
    this.timer = setTimeout(() => void this.flush(), GATHER_MS);
  }

  private async tell(keys: string[], left: string[]): Promise<void> {
    try {
      const found = await this.changes(keys, left);
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
