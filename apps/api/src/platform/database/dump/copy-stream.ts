import { Readable, Writable } from 'node:stream';
import type { Connection, Submittable } from 'pg';

/** Methods that the types of pg omit. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/**
 * PostgreSQL sends one message for each row; they are joined to about this
 * size.
 */
const PIECE_BYTES = 64 * 1024;

/**
 * The bytes of `COPY … TO STDOUT`. Pass it to `client.query()` and read it to
 * the end.
 */
export class CopyOut extends Readable implements Submittable {
  private connection: CopyConnection | undefined;
  private gathered: Buffer[] = [];
  private gatheredBytes = 0;

  constructor(private readonly statement: string) {
    super();
  }

  submit(connection: Connection): void {
    this.connection = connection as CopyConnection;
    connection.query(this.statement);
  }

  override _read(): void {
    this.connection?.stream.resume();
  }

  /** The server sends until the end; a destroyed reader discards the rest. */
  override _destroy(
    error: Error | null,
    done: (error?: Error | null) => void,
  ): void {
    this.connection?.stream.resume();
    done(error);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.destroyed) return;
    // The chunk is a view of a buffer that the next message may overwrite.
    this.gathered.push(Buffer.from(chunk));
    this.gatheredBytes += chunk.length;
    if (this.gatheredBytes >= PIECE_BYTES) this.flush();
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  handleReadyForQuery(): void {
    if (this.destroyed) return;
    this.flush();
    this.push(null);
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {}

  private flush(): void {
    const piece = Buffer.concat(this.gathered);
    this.gathered = [];
    this.gatheredBytes = 0;
    if (piece.length > 0 && !this.push(piece)) this.connection?.stream.pause();
  }
}

/**
 * The input of `COPY … FROM STDIN`. Pass it to `client.query()` and write to
 * it; `finish` means loaded.
 */
export class CopyIn extends Writable implements Submittable {
  private connection: CopyConnection | undefined;
  private isOpen = false;
  private start: () => void = () => undefined;
  private finish: (error?: Error) => void = () => undefined;

  constructor(private readonly statement: string) {
    super();
  }

  submit(connection: Connection): void {
    this.connection = connection as CopyConnection;
    connection.query(this.statement);
  }

  override _write(
    chunk: Buffer,
    _encoding: string,
    done: (error?: Error | null) => void,
  ): void {
    this.whenOpen(() => {
      const { connection } = this;
      connection?.sendCopyFromChunk(chunk);
      if (connection?.stream.writableNeedDrain)
        connection.stream.once('drain', done);
      else done();
    });
  }

  override _final(done: (error?: Error | null) => void): void {
    this.whenOpen(() => {
      this.finish = done;
      this.connection?.endCopyFrom();
    });
  }

  override _destroy(
    error: Error | null,
    done: (error?: Error | null) => void,
  ): void {
    if (error && this.isOpen)
      this.connection?.sendCopyFail('the source failed');
    done(error);
  }

  handleCopyInResponse(): void {
    this.isOpen = true;
    this.start();
  }

  handleError(error: Error): void {
    this.isOpen = false;
    this.destroy(error);
  }

  handleReadyForQuery(): void {
    this.isOpen = false;
    this.finish();
  }

  handleCommandComplete(): void {}

  private whenOpen(work: () => void): void {
    if (this.isOpen) work();
    else this.start = work;
  }
}
