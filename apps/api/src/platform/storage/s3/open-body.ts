import type { Readable } from 'node:stream';
import type { OpenObject } from '../object-store.js';

/**
 * A range that arrives in order. Asks for it again when the connection ended
 * before the first read: an object is opened ahead, and the reader may be slow.
 */
export class OpenBody implements OpenObject {
  private arriving: AsyncIterator<Buffer> | undefined;
  private rest: Buffer = Buffer.alloc(0);
  private reads: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  /** @param leftBytes of the range */
  constructor(
    private body: Readable,
    private leftBytes: number,
    private readonly askAgain: () => Promise<Readable>,
  ) {
    ignoreUntilRead(body);
  }

  read(into: Buffer): Promise<number> {
    const read = this.reads.then(() => this.fill(into));
    this.reads = read.catch(() => undefined);
    return read;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    // A body read to its end leaves the connection for the next object.
    if (this.leftBytes === 0) await this.next().catch(() => undefined);
    else this.body.destroy();
  }

  private async fill(into: Buffer): Promise<number> {
    let bytes = 0;
    while (bytes < into.length) {
      if (this.rest.length === 0) this.rest = await this.next();
      if (this.rest.length === 0) break;
      const copied = this.rest.copy(into, bytes);
      this.rest = this.rest.subarray(copied);
      bytes += copied;
    }
    return bytes;
  }

  /** Empty at the end. */
  private async next(): Promise<Buffer> {
    this.arriving ??= await this.first();
    const arrived = await this.arriving.next();
    if (arrived.done) return Buffer.alloc(0);
    this.leftBytes -= arrived.value.length;
    return arrived.value;
  }

  private async first(): Promise<AsyncIterator<Buffer>> {
    if (this.body.destroyed && !this.isClosed) {
      this.body = await this.askAgain();
      ignoreUntilRead(this.body);
      if (this.isClosed) this.body.destroy();
    }
    return this.body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }
}

/** The read reports it; without a listener it would end the process. */
function ignoreUntilRead(body: Readable): void {
  body.on('error', () => undefined);
}
