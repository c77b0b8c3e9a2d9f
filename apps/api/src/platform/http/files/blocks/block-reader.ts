import type { AnswerPart } from './answer-part.js';
import { TakenObject, takenPart, type TakenPart } from './taken-part.js';

/** Small files of a block are read at once: so many files are open then. */
const OBJECTS_PER_BLOCK = 8;
/** The next object opens so early; a store elsewhere takes its time. */
const OPEN_AHEAD_BYTES = 1024 ** 2;

export interface Block {
  /** The bytes before the failure, if there is one. */
  bytes: Buffer;
  failure?: { reason: unknown };
}

/**
 * Reads parts in order into blocks of the caller: no stream and no memory of
 * its own for each file. Opens the next object ahead.
 */
export class BlockReader {
  private readonly parts: Iterator<AnswerPart>;
  /** The current part first; few, as only one object is opened ahead. */
  private readonly upcoming: TakenPart[] = [];
  private readonly objects = new Set<TakenObject>();

  constructor(parts: Iterable<AnswerPart>) {
    this.parts = parts[Symbol.iterator]();
  }

  get isAtEnd(): boolean {
    return this.current() === undefined;
  }

  /** Starts to fill a buffer; never rejects. Blocks may be filled at once. */
  fill(buffer: Buffer): Promise<Block> {
    const reads: PlacedRead[] = [];
    let length = 0;
    while (length < buffer.length && reads.length < OBJECTS_PER_BLOCK) {
      const part = this.current();
      if (!part) break;
      const end = Math.min(buffer.length, length + part.leftBytes);
      const done = part.take(buffer.subarray(length, end));
      if (done) reads.push({ at: length, done });
      if (part instanceof TakenObject && part.leftBytes === 0)
        this.finish(part);
      length = end;
    }
    this.openAhead();
    return filled(buffer.subarray(0, length), reads);
  }

  /** Closes every object, also with reads on their way. */
  async close(): Promise<void> {
    await Promise.all([...this.objects].map((object) => object.close()));
  }

  private finish(object: TakenObject): void {
    void object.finish().then(() => this.objects.delete(object));
  }

  private openAhead(): void {
    let bytes = 0;
    for (let place = 0; bytes <= OPEN_AHEAD_BYTES; place++) {
      const part = this.at(place);
      if (!part) return;
      if (part instanceof TakenObject && !part.isBegun) {
        void part.open();
        return;
      }
      bytes += part.leftBytes;
    }
  }

  private current(): TakenPart | undefined {
    for (;;) {
      const part = this.at(0);
      if (!part || part.leftBytes > 0) return part;
      this.upcoming.shift();
    }
  }

  private at(place: number): TakenPart | undefined {
    while (this.upcoming.length <= place) {
      const next = this.parts.next();
      if (next.done) return undefined;
      const part = takenPart(next.value);
      if (part instanceof TakenObject) this.objects.add(part);
      this.upcoming.push(part);
    }
    return this.upcoming[place];
  }
}

interface PlacedRead {
  at: number;
  done: Promise<void>;
}

async function filled(bytes: Buffer, reads: PlacedRead[]): Promise<Block> {
  const outcomes = await Promise.allSettled(reads.map(({ done }) => done));
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') continue;
    const { reason } = outcome as { reason: unknown };
    return { bytes: bytes.subarray(0, reads[index]?.at), failure: { reason } };
  }
  return { bytes };
}
