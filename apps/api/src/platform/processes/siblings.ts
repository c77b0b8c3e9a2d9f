import cluster from 'node:cluster';
import { Channel } from './channel.js';

export const SHARE = 'share';
export const SHARED = 'shared';
export const LEFT = 'left';

export interface Shared {
  name: string;
  payload: unknown;
  /** Number of the sending process. */
  from: number;
}

type Listener = (payload: unknown, from: number) => void;

/** The other web processes of this cluster. Alone, a process does not send. */
export class Siblings {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly endings: ((from: number) => void)[] = [];

  constructor(private readonly primary: Channel | undefined) {
    primary?.on<Shared>(SHARED, ({ name, payload, from }) => {
      for (const listener of this.listeners.get(name) ?? [])
        listener(payload, from);
    });
    primary?.on<number>(LEFT, (from) => {
      for (const listener of this.endings) listener(from);
    });
  }

  share(name: string, payload?: unknown): void {
    this.primary?.send(SHARE, { name, payload });
  }

  onShared<Payload>(
    name: string,
    listener: (payload: Payload, from: number) => void,
  ): void {
    const added = [...(this.listeners.get(name) ?? []), listener as Listener];
    this.listeners.set(name, added);
  }

  /** Also called when a process ends by a kill. */
  onLeft(listener: (from: number) => void): void {
    this.endings.push(listener);
  }
}

/** Undefined outside a cluster's web process. */
export const primary = cluster.isWorker ? new Channel(process) : undefined;
export const siblings = new Siblings(primary);
