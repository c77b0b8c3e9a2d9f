import type { Request } from 'express';
import type { Writable } from 'node:stream';
import { JoinedChunks } from './joined-chunks.js';
import { PartHeaders } from './part-headers.js';
import { Problem } from '../errors/problem.js';

export interface FeedOptions {
  boundary: string;
  /** Parts up to and including the file. */
  maxParts: number;
  /** Called once when the body is refused before its file. */
  refuse: (problem: Problem) => void;
  /** Called once, when bytes still come after the parser's owner has given the body up. */
  abandoned: () => void;
}

/**
 * Feeds a multipart body to its parser. Cleans the part headers up to the file
 * and joins small chunks, so that the cost is linear in the bytes, however the
 * client splits them.
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

/**
 * multer removes its listeners when it finishes, even in the middle of a body.
 */
function isDone(parser: Writable): boolean {
  return parser.destroyed || parser.listenerCount('file') === 0;
}
