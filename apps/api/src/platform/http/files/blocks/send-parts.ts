import type { Response } from 'express';
import type { AnswerPart } from './answer-part.js';
import { giveBlock, takeBlock } from './block-memory.js';
import { BlockReader } from './block-reader.js';

/**
 * Sends parts into an answer whose headers are set. One block is filled while
 * another is written. Resolves when the client disconnects.
 * @param bytes of all parts
 * @throws the error of a part, after the bytes before it; the connection is cut
 *   then, so that a short answer never looks whole
 */
export async function sendParts(
  parts: Iterable<AnswerPart>,
  bytes: number,
  response: Response,
): Promise<void> {
  const reader = new BlockReader(parts);
  const answer = new Answer(response, () => void reader.close());
  try {
    await pump(reader, bytes, answer);
  } catch (error) {
    response.destroy();
    throw error;
  } finally {
    await reader.close();
  }
}

async function pump(
  reader: BlockReader,
  bytes: number,
  answer: Answer,
): Promise<void> {
  const begin = () => {
    if (reader.isAtEnd) return undefined;
    const buffer = takeBlock(bytes);
    return { buffer, filled: reader.fill(buffer) };
  };
  let next = begin();
  while (next) {
    const { buffer, filled } = next;
    const block = await filled;
    if (answer.isClosed) return;
    next = block.failure ? undefined : begin();
    const isLast = !next && !block.failure;
    if (block.bytes.length > 0) await answer.write(block.bytes, isLast);
    if (block.failure) throw block.failure.reason;
    // After a disconnect the socket may still refer to it.
    if (answer.isClosed) return;
    giveBlock(buffer);
  }
}

/** Writes one block at a time. */
class Answer {
  private wake: (() => void) | undefined;
  private hasEnded = false;

  constructor(
    private readonly response: Response,
    onClose: () => void,
  ) {
    response.once('close', () => {
      onClose();
      this.wake?.();
    });
  }

  get isClosed(): boolean {
    return !this.hasEnded && this.response.destroyed;
  }

  /** Resolves when the socket has taken all, or is closed. */
  write(bytes: Buffer, isLast: boolean): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      if (this.isClosed) resolve();
      else if (isLast) this.response.end(bytes, () => this.end(resolve));
      else this.response.write(bytes, () => resolve());
    });
  }

  private end(resolve: () => void): void {
    this.hasEnded = this.response.writableFinished;
    resolve();
  }
}
