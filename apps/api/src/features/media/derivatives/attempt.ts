import { MediaUnreadableError } from '../../../platform/imaging/process/media-unreadable-error.js';
import type { Media } from '../media.entity.js';
import { isEnvironmentError } from './environment-error.js';
import type { ProcessingRepository } from './processing.repository.js';

/**
 * Works on a claimed item. An unreadable file fails its item; any other error
 * releases the claim.
 * @throws the other error, so that its job is retried
 */
export async function attempt(
  processing: ProcessingRepository,
  media: Media,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof MediaUnreadableError)
      return processing.fail(media, error.reason);
    await processing.release(media, {
      isAttemptUndone: isEnvironmentError(error),
    });
    throw error;
  }
}
