import { ObjectMissingError } from '../../../storage/storage-errors.js';
import type { OpenObject } from '../../../storage/object-store.js';
import type { AnswerPart, ObjectPart } from './answer-part.js';

/** A part that blocks take piece by piece. */
export interface TakenPart {
  readonly leftBytes: number;
  /**
   * Fills a buffer of at most `leftBytes`.
   * @returns undefined when it is filled
   */
  take(into: Buffer): Promise<void> | undefined;
}

export function takenPart(part: AnswerPart): TakenPart {
  return 'bytes' in part ? new TakenBytes(part.bytes) : new TakenObject(part);
}

class TakenBytes implements TakenPart {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  get leftBytes(): number {
    return this.bytes.length - this.at;
  }

  take(into: Buffer): undefined {
    this.bytes.copy(into, 0, this.at);
    this.at += into.length;
    return undefined;
  }
}

/** Opens its object once. */
export class TakenObject implements TakenPart {
  private position: number;
  private opening: Promise<OpenObject> | undefined;
  private reads: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  constructor(private readonly part: ObjectPart) {
    this.position = part.range.start;
  }

  get leftBytes(): number {
    return this.part.range.end - this.position;
  }

  get isBegun(): boolean {
    return this.position > this.part.range.start;
  }

  open(): Promise<OpenObject> {
    if (this.opening) return this.opening;
    this.opening = this.part.open();
    // The read reports it.
    this.opening.catch(() => undefined);
    return this.opening;
  }

  take(into: Buffer): Promise<void> {
    const { position } = this;
    this.position += into.length;
    const read = this.open().then((object) => wholly(object, into, position));
    this.reads = Promise.allSettled([this.reads, read]);
    return read;
  }

  /** Closes it after the reads so far. */
  async finish(): Promise<void> {
    await this.reads;
    await this.close();
  }

  /** Also ends reads that wait for the network. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    const object = await this.opening?.catch(() => undefined);
    await object?.close().catch(() => undefined);
  }
}

async function wholly(
  object: OpenObject,
  into: Buffer,
  position: number,
): Promise<void> {
  const bytes = await object.read(into, position);
  if (bytes < into.length)
    throw new ObjectMissingError(`with ${position + into.length} bytes`);
}
