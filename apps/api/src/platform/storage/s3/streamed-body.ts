import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { asStorageError } from './s3-errors.js';

/** The upload fails when the store neither reads nor answers so long. */
const STALL_MS = 60_000;
const BUFFER_BYTES = 256 * 1024;

export interface StreamedBody {
  source: AsyncIterable<Buffer>;
  bytes: number;
  what: string;
  name: string;
}

/**
 * Sends a body that can be read only once.
 * @param send ends the request when the signal is aborted
 * @throws the source's error; else ObjectMissingError, StorageFullError,
 * StorageUnavailableError
 */
export async function sendStreamed<T>(
  { source, bytes, what, name }: StreamedBody,
  send: (body: Readable, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const course = new BodyProgress();
  const body = Readable.from(course.watched(source, bytes), {
    objectMode: false,
    highWaterMark: BUFFER_BYTES,
  });
  // The request ignores this error; `course` keeps it.
  body.on('error', () => undefined);
  try {
    const answer = await send(body, course.signal);
    // Only the source's end shows that no more bytes follow.
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

class BodyProgress {
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
          `the source does not have the announced ${bytes} bytes`,
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
      this.stallFailure = new Error(
        `the store made no progress for ${STALL_MS} ms`,
      );
      this.abort.abort();
    }, STALL_MS);
  }
}
