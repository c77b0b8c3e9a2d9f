import type { ModulesContainer } from '@nestjs/core';
import type { Queue } from 'bull';

/** Returns the queues without duplicates. */
export function queuesOf(modules: ModulesContainer): Queue[] {
  const providers = [...modules.values()].flatMap((module) => [
    ...module.providers.values(),
  ]);
  const queues = providers
    .filter(
      ({ token }) =>
        typeof token === 'string' && token.startsWith('BullQueue_'),
    )
    .map(({ instance }) => instance as Queue);
  return [...new Map(queues.map((queue) => [queue.name, queue])).values()];
}
