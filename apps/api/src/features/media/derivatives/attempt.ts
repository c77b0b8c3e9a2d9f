import { untilAnswered } from '../../../platform/database/until-answered.js';
import { MediaUnreadableError } from '../../../platform/imaging/process/media-unreadable-error.js';
import { ProgramInterruptedError } from '../../../platform/imaging/process/program-interrupted-error.js';
import type { Media } from '../media.entity.js';
import { isEnvironmentError } from '../../../platform/jobs/environment-error.js';
import {
  MAX_ATTEMPTS,
  type ProcessingRepository,
} from './processing.repository.js';
import type { StepQueuesService } from './step-queues.service.js';

export interface AttemptServices {
  processing: ProcessingRepository;
  queues: StepQueuesService;
}

/**
 * Works on a claimed item. An unreadable file fails its item. An interruption by the machine puts the item off, and fails
 * it the third time; any other error releases the claim.
 * @throws the other error, so that its job is retried
 */
export async function attempt(
  services: AttemptServices,
  media: Media,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    await untilAnswered(() => settle(services, media, error));
    const isSettled =
      error instanceof MediaUnreadableError ||
      error instanceof ProgramInterruptedError;
    if (!isSettled) throw error;
  }
}

async function settle(
  { processing, queues }: AttemptServices,
  media: Media,
  error: unknown,
): Promise<void> {
  if (error instanceof MediaUnreadableError)
    return processing.fail(media, error.reason);
  if (error instanceof ProgramInterruptedError)
    return media.processingAttempts >= MAX_ATTEMPTS
      ? processing.fail(media, error.reason)
      : queues.putOff(media, error.reason);
  const isAttemptUndone = isEnvironmentError(error);
  return processing.release(media, { isAttemptUndone });
}
