import { HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';

/**
 * Answers 304 when the client holds what it asks for. `If-None-Match` alone decides: browsers add `no-cache` to every
 * request that a page gives that header, and Express would then send everything again.
 * @param etag with its quotes, as it stands in the answer's `ETag`
 * @returns whether the request has been answered
 */
export function answeredUnchanged(
  request: Request,
  response: Response,
  etag: string,
): boolean {
  const held = request.headers['if-none-match'];
  if (held === undefined || !namesTag(held, etag)) return false;
  response.status(HttpStatus.NOT_MODIFIED).end();
  return true;
}

function namesTag(held: string, etag: string): boolean {
  return held
    .split(',')
    .some(
      (tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag,
    );
}
