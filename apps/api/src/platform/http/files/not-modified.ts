import { HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';

/**
 * Answers 304. Only `If-None-Match` decides: with it browsers add `no-cache`,
 * on which Express sends the body.
 * @param etag with quotes
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
