import type { Request } from 'express';
import type { Writable } from 'node:stream';
import { JoinedChunks } from './joined-chunks.js';
import { PartHeaders } from './part-headers.js';
import { Problem } from '../errors/problem.js';

/** How a multipart body is read. */
export interface FeedOptions {
  boundary: string;
  /** Parts that may come before the file, the file among them. */
  maxParts: number;
  /** Called once, with the reason, where the body is given up before its file. */
  refuse: (problem: Problem) => void;
  /** Called once, when bytes still come after the parser's owner has given the body up. */
  abandoned: () => void;
}

/**
 * Feeds a multipart body to its parser, with part headers cleaned up to the file's and small chunks joined: the cost is
 * linear in the bytes, however a client cuts them.
 */
export function feedParser(
  request: Request,
  parser: Writable,
  options: FeedOptions,
): PartHeaders {
  const headers = new PartHeaders(options.boundary, options.maxParts);
  let isFull = false;
  const toParser = new JoinedChunks((chunk) => {
    if (isDone(parser) || parser.write(chunk) || isFull) return;
    isFull = true;
    request.pause();
    parser.once('drain', () => {
      isFull = false;
      request.resume();
    });
  });
  const stop = () => request.off('data', onData).off('end', onEnd);
  const onData = (chunk: Buffer) => {
    if (isDone(parser)) {
      stop();
      options.abandoned();
      return;
    }
    toParser.add(headers.hasPassedFile ? chunk : headers.clean(chunk));
    if (!headers.isTooMuch) return;
    stop();
    options.refuse(
      new Problem('malformed_request', {
        details: { reason: 'Too much before the file' },
      }),
    );
  };
  const onEnd = () => {
    toParser.flush();
    if (!isDone(parser)) parser.end();
  };
  request.on('data', onData).once('end', onEnd);
  return headers;
}

/** multer takes its listeners off when it is done, also where it has given up in the middle of a body. */
function isDone(parser: Writable): boolean {
  return parser.destroyed || parser.listenerCount('file') === 0;
}
