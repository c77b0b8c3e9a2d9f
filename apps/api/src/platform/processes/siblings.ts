import cluster from 'node:cluster';
import { Channel } from './channel.js';
import { Seldom } from './seldom.js';

export const SHARE = 'share';
export const SHARED = 'shared';
export const LEFT = 'left';
/** The primary's answer: the name of its replica. */
export const REPLICA = 'replica';

/** The processes that a note is for: those of this replica, or those of all. */
export type Reach = 'replica' | 'all';

export interface Note {
  name: string;
  payload?: unknown;
}

/** A number within this replica, a text in another one. */
export type ProcessId = number | string;

export interface Shared {
  notes: Note[];
  /** The sending process. */
  from: ProcessId;
}

/** The way to the web processes of other replicas. */
export interface OtherReplicas {
  /** True while no other replica is known. */
  readonly isAlone: boolean;
  send(notes: Note[]): void;
}

interface Listener {
  reach: Reach;
  hear: (payload: unknown, from: ProcessId) => void;
}

interface Gathered {
  reach: Reach;
  payload: () => unknown;
}

/**
 * The other web processes: those of this replica, by their primary, and those
 * of other replicas. Alone, a process sends nothing. Each application has its
 * own, whose listeners end with it.
 */
export class Siblings {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly endings: ((from: ProcessId) => void)[] = [];
  private readonly states: (() => Note[])[] = [];
  private readonly gathered = new Map<string, Gathered>();
  /** Every message wakes three processes, so those of a busy time go together. */
  private readonly sending = new Seldom(() => this.sendGathered());
  private replicas: OtherReplicas | undefined;

  constructor(private readonly primary: Channel | undefined) {
    primary?.on<Shared>(SHARED, (shared) => this.receive(shared, 'replica'));
    primary?.on<number>(LEFT, (from) => this.forget(from));
  }

  get isAlone(): boolean {
    return this.primary === undefined && (this.replicas?.isAlone ?? true);
  }

  extend(replicas: OtherReplicas): void {
    this.replicas = replicas;
  }

  share(name: string, payload?: unknown, reach: Reach = 'all'): void {
    this.send(new Map([[name, { reach, payload: () => payload }]]));
  }

  /**
   * Shares within 50 ms, at once after a quiet time.
   * @param payload called when it is sent; a later call for the name changes
   * nothing until then
   */
  shareSoon(name: string, payload: () => unknown, reach: Reach = 'all'): void {
    if (this.isAlone || this.gathered.has(name)) return;
    this.gathered.set(name, { reach, payload });
    this.sending.request();
  }

  /** @param hear must bear any payload: another replica may have another version */
  onShared<Payload>(
    name: string,
    hear: (payload: Payload, from: ProcessId) => void,
    reach: Reach = 'all',
  ): void {
    const listener = { reach, hear: hear as Listener['hear'] };
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  /** Also called when a process ends by a kill. */
  onLeft(listener: (from: ProcessId) => void): void {
    this.endings.push(listener);
  }

  /** @param state returns the notes for a replica that this process has just met */
  onMet(state: () => Note[]): void {
    this.states.push(state);
  }

  /** @param reach of the way that it came */
  receive({ notes, from }: Shared, reach: Reach): void {
    for (const { name, payload } of notes)
      for (const listener of this.listeners.get(name) ?? [])
        if (reach === 'replica' || listener.reach === 'all')
          listener.hear(payload, from);
  }

  forget(from: ProcessId): void {
    for (const listener of this.endings) listener(from);
  }

  /** @returns all that another replica must know of this process */
  state(): Note[] {
    return this.states.flatMap((state) => state());
  }

  private sendGathered(): void {
    const gathered = new Map(this.gathered);
    this.gathered.clear();
    this.send(gathered);
  }

  private send(gathered: Map<string, Gathered>): void {
    const notes: Note[] = [];
    const forAll: Note[] = [];
    for (const [name, { reach, payload }] of gathered) {
      const note = { name, payload: payload() };
      notes.push(note);
      if (reach === 'all') forAll.push(note);
    }
    this.primary?.send(SHARE, notes);
    if (forAll.length > 0) this.replicas?.send(forAll);
  }
}

/**
 * The way to the primary; undefined outside a cluster's web process. It is no
 * provider: a process has one such way, also with two applications in it, and
 * one before the first of them is made.
 */
export const primary = cluster.isWorker ? new Channel(process) : undefined;
