import { HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';

/**
 * Answers 304 when the client has this version. Only `If-None-Match` decides:
 * browsers add `no-cache` when a page sets that header, and Express would then
 * send the body again.
 * @param etag with quotes, as in the `ETag` header
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
