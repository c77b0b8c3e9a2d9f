import type { Request } from 'express';
import type { Writable } from 'node:stream';
import { JoinedChunks } from './joined-chunks.js';
import { PartHeaders } from './part-headers.js';
import { Problem } from '../errors/problem.js';

export interface FeedOptions {
  boundary: string;
  /** Up to and including the file. */
  maxParts: number;
  /** Called once, before the file. */
  refuse: (problem: Problem) => void;
  /** Called once when bytes arrive after the parser's owner has given up. */
  abandoned: () => void;
}

/**
 * Feeds a multipart body to its parser. Cleaned part headers and joined chunks
 * make the cost linear, however the client splits bytes.
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
        details: { reason: 'Too many bytes or parts before the file' },
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

/** multer removes its listeners when it finishes, even within a body. */
function isDone(parser: Writable): boolean {
  return parser.destroyed || parser.listenerCount('file') === 0;
}
