import { mediaId } from '@hatira/contract/schemas';
import { Problem } from '../../platform/http/errors/problem.js';

/** The last item of a page. */
export interface ListPlace {
  /** ISO 8601 in microseconds. */
  time: string;
  id: string;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

export function placeCursor({ time, id }: ListPlace): string {
  return Buffer.from(`${time}|${id}`).toString('base64url');
}

/**
 * @returns undefined without a cursor
 * @throws Problem `validation_failed` for an invalid one
 */
export function requirePlace(text: string | undefined): ListPlace | undefined {
  if (text === undefined) return undefined;
  const [time = '', id = ''] = Buffer.from(text, 'base64url')
    .toString()
    .split('|');
  if (isPlaceTime(time) && mediaId.safeParse(id).success) return { time, id };
  throw new Problem('validation_failed', {
    details: { fields: { cursor: 'unknown' } },
  });
}

/** Whether PostgreSQL reads it as a time; of 31 February JavaScript makes 3 March. */
export function isPlaceTime(time: string): boolean {
  if (!TIME.test(time)) return false;
  const date = new Date(time);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(time.slice(0, 19))
  );
}
