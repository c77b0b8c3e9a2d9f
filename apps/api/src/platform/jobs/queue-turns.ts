import type { Job, Queue } from 'bull';

/**
 * Weddings take turns: priority is a job's place among its wedding's waiting
 * jobs plus the queue's turn, so that no wedding falls behind later ones.
 */
const turnKey = (queue: Queue) => queue.toKey('turn');

/** Turns only rise; a retried job has an old one. */
const REACH = `
local reached = tonumber(redis.call('GET', KEYS[1]) or '0')
if tonumber(ARGV[1]) > reached then redis.call('SET', KEYS[1], ARGV[1]) end`;

export async function turnOf(queue: Queue): Promise<number> {
  return Number((await queue.client.get(turnKey(queue))) ?? 0);
}

/** Not awaited: without Redis there are no jobs either. */
export function reachTurn({ queue, opts }: Job): void {
  if (opts.priority === undefined) return;
  queue.client
    .eval(REACH, 1, turnKey(queue), opts.priority)
    .catch(() => undefined);
}
