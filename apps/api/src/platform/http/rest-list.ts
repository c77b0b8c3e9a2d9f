import type { RestResource } from '@hatira/contract';
import type { Response } from 'express';

/** Answers a list as ra-data-simple-rest reads it: the bare rows, and in `Content-Range` which of how many they are. */
export function restList<Row>(
  response: Response,
  resource: RestResource,
  { first, rows, total }: { first: number; rows: Row[]; total: number },
): Row[] {
  const which = rows.length > 0 ? `${first}-${first + rows.length - 1}` : '*';
  response.setHeader('Content-Range', `${resource} ${which}/${total}`);
  return rows;
}
