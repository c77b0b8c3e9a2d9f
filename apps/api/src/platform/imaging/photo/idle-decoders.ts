import type { Decoder } from './decoder.js';

/** Each takes 100 MB, after HEIC 200 MB. */
const MAX_IDLE = 2;
const IDLE_MS = 10_000;
/** Bounds what pictures leave in a decoder, such as fragments of memory. */
const MAX_PICTURES = 100;

interface Idle {
  sender: string;
  decoder: Decoder;
  timer: NodeJS.Timeout;
}

/** Decoders that wait for the next picture of their sender. */
export class IdleDecoders {
  private waiting: Idle[] = [];

  constructor(
    private readonly idleMs = IDLE_MS,
    private readonly maxPictures = MAX_PICTURES,
  ) {}

  /** @returns undefined if none of the sender's waits: a new one has room */
  take(sender: string): Decoder | undefined {
    const idle = this.waiting.find((one) => one.sender === sender);
    if (idle) this.remove(idle);
    else this.endAbove(MAX_IDLE - 1);
    return idle?.decoder;
  }

  /** Keeps a decoder for a while; ends the oldest of too many. */
  keep(sender: string, decoder: Decoder): void {
    if (decoder.pictures >= this.maxPictures) return decoder.end();
    const end = () => {
      this.remove(idle);
      decoder.end();
    };
    const idle = { sender, decoder, timer: setTimeout(end, this.idleMs) };
    idle.timer.unref();
    this.waiting.push(idle);
    this.endAbove(MAX_IDLE);
  }

  /** Ends the oldest. */
  private endAbove(kept: number): void {
    for (const idle of this.waiting.slice(0, -kept)) {
      this.remove(idle);
      idle.decoder.end();
    }
  }

  private remove(idle: Idle): void {
    clearTimeout(idle.timer);
    this.waiting = this.waiting.filter((one) => one !== idle);
  }
}

export const idleDecoders = new IdleDecoders();
