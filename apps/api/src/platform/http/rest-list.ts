import type { RestResource } from '@hatira/contract';
import type { Response } from 'express';
import type { ListPage } from '../database/sql/list-page.js';

/** Answers ra-data-simple-rest: position and total in `Content-Range`. */
export function restList<Row>(
  response: Response,
  resource: RestResource,
  { first, rows, total }: ListPage<Row>,
): Row[] {
  const which = rows.length > 0 ? `${first}-${first + rows.length - 1}` : '*';
  response.setHeader('Content-Range', `${resource} ${which}/${total}`);
  return rows;
}
