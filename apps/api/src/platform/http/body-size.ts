import type { Request } from 'express';

/**
 * A refused body up to this size is read, so that every browser shows the
 * answer.
 */
export const DRAIN_BYTES = 8 * 1024 ** 2;

/** Infinity for a chunked body. */
export function announcedBytes({ headers }: Request): number {
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Infinity;
}
