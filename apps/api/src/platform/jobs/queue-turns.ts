import type { Job, Queue } from 'bull';

/**
 * Weddings take turns: a job's priority is its place among its wedding's
 * waiting jobs plus the queue's current turn. A wedding with many jobs does not
 * fall behind later ones.
 */
const turnKey = (queue: Queue) => queue.toKey('turn');

/** Turns only rise; a retried job has an old one. */
const REACH = `
local reached = tonumber(redis.call('GET', KEYS[1]) or '0')
if tonumber(ARGV[1]) > reached then redis.call('SET', KEYS[1], ARGV[1]) end`;

/** The queue's current turn; a job's place in its wedding is added to it. */
export async function turnOf(queue: Queue): Promise<number> {
  return Number((await queue.client.get(turnKey(queue))) ?? 0);
}

/**
 * Records the turn of a job. Not awaited: without Redis there are no jobs
 * either.
 */
export function reachTurn({ queue, opts }: Job): void {
  if (opts.priority === undefined) return;
  queue.client
    .eval(REACH, 1, turnKey(queue), opts.priority)
    .catch(() => undefined);
}
