import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { asStorageError } from './s3-errors.js';

/** The store is given up when it neither takes bytes nor answers for so long. */
const STALL_MS = 60_000;
const BUFFER_BYTES = 256 * 1024;

/** What is sent, and under which name errors speak of it. */
export interface StreamedBody {
  source: AsyncIterable<Buffer>;
  /** Exactly so many bytes come from the source. */
  bytes: number;
  what: string;
  name: string;
}

/**
 * Sends a body that can be read only once, chunk by chunk as it comes.
 * @param send makes the request; ends it when the signal is aborted
 * @throws what the source failed with; else ObjectMissingError, StorageFullError, StorageUnavailableError
 */
export async function sendStreamed<T>(
  { source, bytes, what, name }: StreamedBody,
  send: (body: Readable, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const course = new Course();
  const body = Readable.from(course.watched(source, bytes), {
    objectMode: false,
    highWaterMark: BUFFER_BYTES,
  });
  // The request does not listen for it; what failed is in `course`.
  body.on('error', () => undefined);
  try {
    const answer = await send(body, course.signal);
    // The store answers when it has its bytes; only the source's end says that there are no more of them.
    await finished(body, { writable: false, signal: course.signal });
    return answer;
  } catch (error) {
    throw (
      course.sourceFailure ??
      asStorageError(course.stallFailure ?? error, what, name)
    );
  } finally {
    course.end();
    body.destroy();
  }
}

/** How a body fares: what ended it, and whether anything moves. */
class Course {
  sourceFailure: Error | undefined;
  stallFailure: Error | undefined;
  private readonly abort = new AbortController();
  private readonly timer = this.watch();

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  async *watched(
    source: AsyncIterable<Buffer>,
    bytes: number,
  ): AsyncGenerator<Buffer> {
    let rest = bytes;
    try {
      for await (const chunk of source) {
        this.move();
        rest -= chunk.length;
        if (rest < 0) break;
        yield chunk;
        this.move();
      }
      if (rest !== 0)
        throw new Error(
          `the source has other than the ${bytes} bytes that it should have`,
        );
    } catch (error) {
      this.sourceFailure = error as Error;
      this.abort.abort();
      throw error;
    }
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private move(): void {
    this.timer.refresh();
  }

  private watch(): NodeJS.Timeout {
    return setTimeout(() => {
      this.stallFailure = new Error(`the store has stalled for ${STALL_MS} ms`);
      this.abort.abort();
    }, STALL_MS);
  }
}
