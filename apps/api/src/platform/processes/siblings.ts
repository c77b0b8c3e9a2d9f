import cluster from 'node:cluster';
import { Channel } from './channel.js';

export const SHARE = 'share';
export const SHARED = 'shared';
export const LEFT = 'left';

/** Every message wakes three processes, so those of a busy time go together. */
const GATHER_MS = 50;

export interface Note {
  name: string;
  payload?: unknown;
}

export interface Shared {
  notes: Note[];
  /** Number of the sending process. */
  from: number;
}

type Listener = (payload: unknown, from: number) => void;

/** The other web processes of this cluster. Alone, a process sends and keeps nothing. */
export class Siblings {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly endings: ((from: number) => void)[] = [];
  private readonly gathered = new Map<string, () => unknown>();
  private sentAtMs = -GATHER_MS;

  constructor(private readonly primary: Channel | undefined) {
    primary?.on<Shared>(SHARED, ({ notes, from }) => {
      for (const { name, payload } of notes)
        for (const listener of this.listeners.get(name) ?? [])
          listener(payload, from);
    });
    primary?.on<number>(LEFT, (from) => {
      for (const listener of this.endings) listener(from);
    });
  }

  get isAlone(): boolean {
    return this.primary === undefined;
  }

  share(name: string, payload?: unknown): void {
    this.send([{ name, payload }]);
  }

  /**
   * Shares within 50 ms, at once after a quiet time.
   * @param payload called when it is sent; a later call for the name changes
   * nothing until then
   */
  shareSoon(name: string, payload: () => unknown): void {
    if (this.isAlone || this.gathered.has(name)) return;
    if (this.gathered.size === 0) this.sendGatheredSoon();
    this.gathered.set(name, payload);
  }

  onShared<Payload>(
    name: string,
    listener: (payload: Payload, from: number) => void,
  ): void {
    if (this.isAlone) return;
    const added = [...(this.listeners.get(name) ?? []), listener as Listener];
    this.listeners.set(name, added);
  }

  /** Also called when a process ends by a kill. */
  onLeft(listener: (from: number) => void): void {
    if (!this.isAlone) this.endings.push(listener);
  }

  private sendGatheredSoon(): void {
    const restMs = this.sentAtMs + GATHER_MS - performance.now();
    if (restMs <= 0) setImmediate(() => this.sendGathered());
    else setTimeout(() => this.sendGathered(), restMs);
  }

  private sendGathered(): void {
    this.sentAtMs = performance.now();
    const notes = [...this.gathered].map(([name, payload]) => ({
      name,
      payload: payload(),
    }));
    this.gathered.clear();
    this.send(notes);
  }

  private send(notes: Note[]): void {
    this.primary?.send(SHARE, notes);
  }
}

/** Undefined outside a cluster's web process. */
export const primary = cluster.isWorker ? new Channel(process) : undefined;
export const siblings = new Siblings(primary);
