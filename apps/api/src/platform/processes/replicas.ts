import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Note, OtherReplicas, Siblings } from './siblings.js';
import { Seldom } from './seldom.js';

const TOPIC = 'replicas';
const BEAT_MS = 1_000;
/** A process without a message for so many beats has ended, or Redis is away. */
const SILENT_BEATS = 4;
/** Web processes of other replicas. */
const MOST_OTHERS = 256;
const MOST_WORDS = 64 * 1024;
const LONGEST_MESSAGE = 1024 ** 2;
const LONGEST_ID = 64;

/** Carries messages to all processes, and drops them while Redis is away. */
interface Bus {
  offer(topic: string, payload: string): Promise<unknown>;
  subscribe(topic: string, listener: (payload: string) => void): unknown;
}

/** The first line of a message; the second has its notes. */
const head = z.object({
  replica: z.string().max(LONGEST_ID),
  /** The sending process. */
  from: z.string().max(LONGEST_ID),
  /** Its messages so far. */
  count: z.int(),
  /** Begins a complete account: older notes of the process are void. */
  isFresh: z.boolean(),
  /** Processes whose complete account it lacks. */
  wanted: z.array(z.string()),
});
type Head = z.infer<typeof head>;
const notes = z.array(
  z.object({ name: z.string(), payload: z.unknown().optional() }),
);

interface Other {
  count: number;
  /** Its complete account has come, and every message since. */
  isWhole: boolean;
  silentBeats: number;
}

/**
 * Exchanges notes with the web processes of other replicas. Each process sends
 * a message every second, and its notes only while it knows another replica.
 */
export class Replicas implements OtherReplicas {
  private readonly from: string = randomUUID();
  private replica = this.from;
  private readonly others = new Map<string, Other>();
  private gathered: Note[] = [];
  private readonly sending = new Seldom(() => this.sendGathered());
  private bus: Bus | undefined;
  private count = 0;
  private isWanted = true;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly siblings: Siblings) {
    siblings.extend(this);
  }

  get isAlone(): boolean {
    return this.others.size === 0;
  }

  /** @param replica its name, if several web processes share it */
  join(bus: Bus, replica = this.from): void {
    this.bus = bus;
    this.replica = replica;
    bus.subscribe(TOPIC, (message) => this.receive(message));
    this.beat();
    this.timer = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  leave(): void {
    clearInterval(this.timer);
  }

  send(notes: Note[]): void {
    if (this.isAlone) return;
    this.gathered.push(...notes);
    this.sending.request();
  }

  private sendGathered(): void {
    if (this.gathered.length > 0) this.post([]);
  }

  /** Counts beats, not time: a stalled process must not miss all others. */
  private beat(): void {
    for (const [from, other] of this.others)
      if (++other.silentBeats > SILENT_BEATS) this.forget(from);
    const isFresh = this.isWanted;
    this.isWanted = false;
    this.post(isFresh ? this.siblings.state() : [], isFresh);
  }

  private forget(from: string): void {
    this.others.delete(from);
    this.siblings.forget(from);
  }

  private post(state: Note[], isFresh = false): void {
    const all = [...this.gathered, ...state];
    this.gathered = [];
    const wanted = [...this.others]
      .filter(([, { isWhole }]) => !isWhole)
      .map(([from]) => from);
    for (const [index, part] of inParts(all).entries()) {
      const own: Head = {
        replica: this.replica,
        from: this.from,
        count: ++this.count,
        isFresh: isFresh && index === 0,
        wanted,
      };
      void this.bus?.offer(TOPIC, `${JSON.stringify(own)}\n[${part}]`);
    }
  }

  /** Any program can publish in Redis. */
  private receive(message: string): void {
    if (message.length > LONGEST_MESSAGE) return;
    const end = message.indexOf('\n');
    const sender = head.safeParse(parsed(message.slice(0, end))).data;
    if (!sender || sender.replica === this.replica) return;
    const sent = notes.safeParse(parsed(message.slice(end + 1))).data;
    if (!sent || !this.meet(sender)) return;
    this.siblings.receive({ notes: sent, from: sender.from }, 'all');
  }

  /** @returns false without room for another process */
  private meet({ from, count, isFresh, wanted }: Head): boolean {
    const known = this.others.get(from);
    if (!known && this.others.size >= MOST_OTHERS) return false;
    if (isFresh) this.siblings.forget(from);
    const isNext = known?.isWhole === true && count === known.count + 1;
    const isWhole = isFresh || isNext;
    this.others.set(from, { count, isWhole, silentBeats: 0 });
    this.isWanted ||= wanted.includes(this.from);
    return true;
  }
}

/** @returns JSON of the notes in at least one part, a message each */
function inParts(all: Note[]): string[] {
  const parts = [''];
  for (const text of all.map((note) => JSON.stringify(note))) {
    const last = parts.at(-1);
    if (last === '') parts.splice(-1, 1, text);
    else if (`${last},${text}`.length > MOST_WORDS) parts.push(text);
    else parts.splice(-1, 1, `${last},${text}`);
  }
  return parts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
