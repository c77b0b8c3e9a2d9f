import type { Queue } from 'bull';
import type { QueueState } from '../metrics/queue-gauges.js';

/** Does not settle while Redis is away. */
export function queueStates(queues: Queue[]): Promise<QueueState[]> {
  return Promise.all(queues.map(stateOf));
}

async function stateOf(queue: Queue): Promise<QueueState> {
  const [{ waiting, active, delayed, failed }, [oldest]] = await Promise.all([
    queue.getJobCounts(),
    queue.getWaiting(0, 0),
  ]);
  const oldestSeconds = oldest
    ? Math.max(0, Date.now() - oldest.timestamp) / 1000
    : 0;
  return {
    queue: queue.name,
    jobs: { waiting, active, delayed, failed },
    oldestSeconds,
  };
}
