import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Queue } from 'bull';
import { watchQueues, type QueueState } from '../metrics/queue-gauges.js';

/** Tells Prometheus how full the queues are that this process knows. */
@Injectable()
export class QueueWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private end: () => void = () => undefined;

  constructor(@Inject(ModulesContainer) private readonly modules: ModulesContainer) {}

  onApplicationBootstrap(): void {
    const queues = this.queues();
    this.end = watchQueues(() => Promise.all(queues.map(stateOf)));
  }

  onApplicationShutdown(): void {
    this.end();
  }

  private queues(): Queue[] {
    const providers = [...this.modules.values()].flatMap((module) => [...module.providers.values()]);
    const instances = providers
      .filter(({ token }) => typeof token === 'string' && token.startsWith('BullQueue_'))
      .map(({ instance }) => instance as Queue);
    return [...new Map(instances.map((queue) => [queue.name, queue])).values()];
  }
}

async function stateOf(queue: Queue): Promise<QueueState> {
  const [{ waiting, active, delayed, failed }, [oldest]] = await Promise.all([
    queue.getJobCounts(),
    queue.getWaiting(0, 0),
  ]);
  const oldestSeconds = oldest ? Math.max(0, Date.now() - oldest.timestamp) / 1000 : 0;
  return { queue: queue.name, jobs: { waiting, active, delayed, failed }, oldestSeconds };
}
