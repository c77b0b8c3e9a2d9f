import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { startCountersAtZero } from '../metrics/first-values.js';
import { watchQueues } from '../metrics/queue-gauges.js';
import { queueStates } from './queue-states.js';
import { queuesOf } from './queues-of.js';

@Injectable()
export class QueueWatchService
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  private end: () => void = () => undefined;

  constructor(private readonly modules: ModulesContainer) {}

  onApplicationBootstrap(): void {
    const queues = queuesOf(this.modules);
    startCountersAtZero(queues.map(({ name }) => name));
    this.end = watchQueues(() => queueStates(queues));
  }

  onApplicationShutdown(): void {
    this.end();
  }
}
