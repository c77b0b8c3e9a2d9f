import type { Request } from 'express';
import type { Writable } from 'node:stream';
import type { FileBody } from './file-body.js';
import { JoinedChunks } from './joined-chunks.js';
import { PartHeaders } from './part-headers.js';
import { announcedBytes } from '../body-size.js';
import { Problem } from '../errors/problem.js';

/** Carriage return and hyphen: they begin or continue a delimiter. */
const OF_DELIMITER = new Set<number | undefined>([0x0d, 0x2d]);

export interface FeedOptions {
  boundary: string;
  /** Up to and including the file. */
  maxParts: number;
  /** Called once, before the file. */
  refuse: (problem: Problem) => void;
  /** Called once when bytes arrive after the parser's owner has given up. */
  abandoned: () => void;
  /**
   * Called after the file's first byte.
   * @param formBytes announced for the file and all that follows; Infinity for a
   *   chunked body
   * @returns undefined if no reader awaits it
   */
  openedFile: (formBytes: number) => FileBody | undefined;
}

/**
 * Feeds a multipart body to its parser, except the file's content, which goes to
 * the `FileBody`. Cleaned part headers and joined chunks make the cost linear,
 * however the client splits bytes.
 */
export function feedParser(
  request: Request,
  parser: Writable,
  options: FeedOptions,
): PartHeaders {
  const headers = new PartHeaders(options.boundary, options.maxParts);
  const form = new FormParts(request, parser, {
    headers,
    openedFile: options.openedFile,
  });
  const stop = () => request.off('data', onData).off('end', onEnd);
  const onData = (chunk: Buffer) => {
    if (isDone(parser)) {
      stop();
      options.abandoned();
      return;
    }
    form.add(chunk);
    if (!headers.isTooMuch) return;
    stop();
    options.refuse(
      new Problem('malformed_request', {
        details: { reason: 'Too many bytes or parts before the file' },
      }),
    );
  };
  const onEnd = () => {
    form.flush();
    if (!isDone(parser)) parser.end();
  };
  request.on('data', onData).once('end', onEnd);
  return headers;
}

/** Separates the file's content from the rest of its form. */
class FormParts {
  private readonly headers: PartHeaders;
  private readonly openedFile: FeedOptions['openedFile'];
  private readonly toParser: JoinedChunks;
  private readonly toFile: JoinedChunks;
  private file: FileBody | undefined;
  /** The file's part header has passed, but no byte of its content. */
  private isOpening = false;
  private receivedBytes = 0;

  constructor(
    private readonly request: Request,
    private readonly parser: Writable,
    {
      headers,
      openedFile,
    }: Pick<FeedOptions, 'openedFile'> & { headers: PartHeaders },
  ) {
    this.headers = headers;
    this.openedFile = openedFile;
    this.toParser = new JoinedChunks(this.parserFeed(parser));
    this.toFile = new JoinedChunks((chunk) => this.feedFile(chunk));
  }

  add(chunk: Buffer): void {
    this.receivedBytes += chunk.length;
    if (this.headers.hasPassedFile) return this.addAfterHead(chunk);
    const { head, rest } = this.headers.clean(chunk);
    this.toParser.add(head);
    if (!this.headers.hasPassedFile) return;
    this.toParser.flush();
    this.isOpening = true;
    if (rest.length > 0) this.addAfterHead(rest);
  }

  flush(): void {
    this.toFile.flush();
    this.toParser.flush();
  }

  private addAfterHead(chunk: Buffer): void {
    const content = this.isOpening ? this.openFile(chunk) : chunk;
    (this.file ? this.toFile : this.toParser).add(content);
  }

  /**
   * The parser holds the last line break back as a possible delimiter, and
   * announces the file only after the first byte that cannot continue one.
   * @returns the chunk without the bytes that the parser has taken
   */
  private openFile(chunk: Buffer): Buffer {
    this.isOpening = false;
    if (OF_DELIMITER.has(chunk[0]) || isDone(this.parser)) return chunk;
    this.parser.write(chunk.subarray(0, 1));
    const before = this.receivedBytes - chunk.length;
    this.file = this.openedFile(announcedBytes(this.request) - before);
    return chunk.subarray(1);
  }

  private feedFile(chunk: Buffer): void {
    const rest = this.file ? this.file.receive(chunk, this.request) : chunk;
    if (!rest) return;
    this.file = undefined;
    this.toParser.add(rest);
  }

  private parserFeed(parser: Writable): (chunk: Buffer) => void {
    let isFull = false;
    return (chunk) => {
      if (isDone(parser) || parser.write(chunk) || isFull) return;
      isFull = true;
      this.request.pause();
      parser.once('drain', () => {
        isFull = false;
        this.request.resume();
      });
    };
  }
}

/** multer removes its listeners when it finishes, even within a body. */
function isDone(parser: Writable): boolean {
  return parser.destroyed || parser.listenerCount('file') === 0;
}
