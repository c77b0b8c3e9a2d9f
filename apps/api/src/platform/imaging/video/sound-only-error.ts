import type { DeviceFacts } from '../picture/recorded-time.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';

/** The reason of a whole file that has no picture. */
export const SOUND_ONLY = 'a recording of sound';

/** The container of a video has sound alone, as a voice note has. */
export class SoundOnlyError extends MediaUnreadableError {
  constructor(readonly facts: DeviceFacts & { durationSeconds: number }) {
    super(SOUND_ONLY);
  }
}
