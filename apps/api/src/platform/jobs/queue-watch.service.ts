import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Queue } from 'bull';
import { startCountersAtZero } from '../metrics/first-values.js';
import { watchQueues, type QueueState } from '../metrics/queue-gauges.js';
import { queuesOf } from './queues-of.js';

/** Reports the state of this process's queues to Prometheus. */
@Injectable()
export class QueueWatchService
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  private end: () => void = () => undefined;

  constructor(private readonly modules: ModulesContainer) {}

  onApplicationBootstrap(): void {
    const queues = queuesOf(this.modules);
    startCountersAtZero(queues.map(({ name }) => name));
    this.end = watchQueues(() => Promise.all(queues.map(stateOf)));
  }

  onApplicationShutdown(): void {
    this.end();
  }
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
