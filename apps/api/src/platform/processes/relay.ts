import { randomUUID } from 'node:crypto';
import type { Channel } from './channel.js';
import { LEFT, REPLICA, SHARE, SHARED, type Note } from './siblings.js';

/** Passes the notes of each web process on to the others, in the primary. */
export class Relay {
  private readonly channels = new Map<number, Channel>();
  private readonly replica = randomUUID();

  /** @param from number of the process */
  connect(from: number, channel: Channel): void {
    this.channels.set(from, channel);
    channel.answer(REPLICA, () => Promise.resolve(this.replica));
    channel.on<Note[]>(SHARE, (notes) =>
      this.toOthers(from, SHARED, { notes, from }),
    );
  }

  disconnect(from: number): void {
    this.channels.delete(from);
    this.toOthers(from, LEFT, from);
  }

  private toOthers(from: number, topic: string, payload: unknown): void {
    for (const [number, channel] of this.channels)
      if (number !== from) channel.send(topic, payload);
  }
}
