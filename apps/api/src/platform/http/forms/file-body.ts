import { Readable } from 'node:stream';

/** Each chunk has at most 64 KiB, as sockets are read. */
const WAITING_CHUNKS = 4;

/** Two hyphens and a line break close a form after its last delimiter. */
const CLOSING_BYTES = 4;

export interface FileBodyOptions {
  boundary: string;
  maxBytes: number;
  /** The content's size as the form's fields tell it. */
  expectedBytes?: number | undefined;
  /** Called once when the file has more bytes; the rest is dropped. */
  onTooLarge: () => void;
}

export interface PausableSource {
  pause(): unknown;
  resume(): unknown;
}

/**
 * The content of a form's file. Takes the form's bytes after the part header
 * and finds the delimiter by the native search, as busboy's own costs half a
 * millisecond per MiB.
 */
export class FileBody extends Readable {
  private readonly delimiter: Buffer;
  private readonly maxBytes: number;
  private readonly expectedBytes: number;
  private readonly onTooLarge: () => void;
  /** The end of the last chunk that may begin the delimiter. */
  private held: Buffer | undefined;
  /** How many of the next bytes are content in any case. */
  private certainBytes = 0;
  private bytes = 0;
  private isTooLarge = false;
  private isFinished = false;
  private paused: PausableSource | undefined;

  constructor({
    boundary,
    maxBytes,
    expectedBytes = NaN,
    onTooLarge,
  }: FileBodyOptions) {
    // Object mode hands on each chunk; byte mode would copy waiting ones.
    super({ objectMode: true, highWaterMark: WAITING_CHUNKS });
    this.delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
    this.maxBytes = maxBytes;
    this.expectedBytes = expectedBytes;
    this.onTooLarge = onTooLarge;
    // Its reader sees the error; the first read comes later.
    this.on('error', () => undefined);
  }

  /**
   * Skips the search if the form has room for exactly the expected bytes and its
   * end. A delimiter within them is content.
   * @param formBytes announced for the content and all that follows; Infinity
   *   for a chunked body
   */
  expect(formBytes: number): void {
    const endBytes = this.delimiter.length + CLOSING_BYTES;
    if (!Number.isSafeInteger(this.expectedBytes)) return;
    if (formBytes === this.expectedBytes + endBytes)
      this.certainBytes = Math.max(0, this.expectedBytes - this.bytes);
  }

  /**
   * @param source paused while the reader is slower
   * @returns the form's bytes from the delimiter on, once it is found
   */
  receive(chunk: Buffer, source: PausableSource): Buffer | undefined {
    if (this.certainBytes === 0) return this.search(chunk, source);
    const certain = chunk.subarray(0, this.certainBytes);
    this.certainBytes -= certain.length;
    this.deliver(certain, source);
    const rest = chunk.subarray(certain.length);
    return rest.length > 0 ? this.search(rest, source) : undefined;
  }

  /** Takes content that has no delimiter. */
  deliver(content: Buffer, source: PausableSource): void {
    if (content.length === 0 || this.isOver) return;
    this.bytes += content.length;
    if (this.bytes > this.maxBytes) {
      this.isTooLarge = true;
      this.onTooLarge();
    } else if (!this.push(content)) {
      this.paused = source;
      source.pause();
    }
  }

  finish(): void {
    if (!this.isOver) this.push(null);
    this.isFinished = true;
  }

  override _read(): void {
    this.continueForm();
  }

  override _destroy(
    error: Error | null,
    done: (error: Error | null) => void,
  ): void {
    this.continueForm();
    done(error);
  }

  private search(chunk: Buffer, source: PausableSource): Buffer | undefined {
    const bytes = this.held ? Buffer.concat([this.held, chunk]) : chunk;
    const end = bytes.indexOf(this.delimiter);
    if (end >= 0) {
      this.deliver(bytes.subarray(0, end), source);
      this.finish();
      return bytes.subarray(end);
    }
    const certain = bytes.length - this.beginningAtEndOf(bytes);
    this.held = certain < bytes.length ? bytes.subarray(certain) : undefined;
    this.deliver(bytes.subarray(0, certain), source);
    return undefined;
  }

  private get isOver(): boolean {
    return this.isFinished || this.isTooLarge || this.destroyed;
  }

  private continueForm(): void {
    const { paused } = this;
    this.paused = undefined;
    paused?.resume();
  }

  /** @returns how many last bytes are a beginning of the delimiter */
  private beginningAtEndOf(bytes: Buffer): number {
    const first = Math.max(0, bytes.length - this.delimiter.length + 1);
    for (
      let at = bytes.indexOf('\r', first);
      at >= 0;
      at = bytes.indexOf('\r', at + 1)
    ) {
      const tail = bytes.subarray(at);
      if (tail.equals(this.delimiter.subarray(0, tail.length)))
        return tail.length;
    }
    return 0;
  }
}
