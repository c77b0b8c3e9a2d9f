import type { TextKey } from '../i18n/messages';
import type { Text } from '../i18n/use-text';

const NAMES: Partial<
  Record<string, Extract<TextKey, `overview.queues.${string}`>>
> = {
  'assemble-upload': 'overview.queues.assemble',
  'build-archive': 'overview.queues.archive',
  cleanup: 'overview.queues.cleanup',
  'copy-video': 'overview.queues.copy',
  'date-media': 'overview.queues.dates',
  'derive-large': 'overview.queues.large',
  'derive-media': 'overview.queues.derive',
  'send-mail': 'overview.queues.mail',
  'transcode-video': 'overview.queues.transcode',
};

/** Returns the name for staff; an unknown queue keeps its own. */
export function queueName(queue: string, text: Text): string {
  const key = NAMES[queue];
  return key ? text(key) : queue;
}
