import type { Job, Queue } from 'bull';

/**
 * Weddings take turns in a queue: of each the first waiting job comes before the second of any other. A job's priority
 * is its place among its wedding's waiting jobs, counted from the turn that the queue has reached. So the jobs of a
 * wedding that sent many keep their turns and never fall behind those that come later without end.
 */
const turnKey = (queue: Queue) => queue.toKey('turn');

/** Turns only go up: a job that is tried again has an old one. */
const REACH = `
local reached = tonumber(redis.call('GET', KEYS[1]) or '0')
if tonumber(ARGV[1]) > reached then redis.call('SET', KEYS[1], ARGV[1]) end`;

/** The priority of a job that has this place, from 1, among those of its wedding. */
export async function turnOf(queue: Queue, place: number): Promise<number> {
  return (
    Number((await queue.client.get(turnKey(queue))) ?? 0) + Math.max(1, place)
  );
}

/** Records that a job's turn has come. Not awaited: without Redis no job comes either. */
export function reachTurn({ queue, opts }: Job): void {
  if (opts.priority === undefined) return;
  queue.client
    .eval(REACH, 1, turnKey(queue), opts.priority)
    .catch(() => undefined);
}
