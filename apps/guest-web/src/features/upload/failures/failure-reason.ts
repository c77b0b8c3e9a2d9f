import { ApiError } from '@hatira/api-client';
import { FileUnreadable } from '../engine/file-bytes';
import { FIXED } from '../opening/fixed-texts';

export interface FailureReason {
  text: string;
  /** Translation key under `errors`. */
  key: string;
  hintKey?: string;
}

/** Returns the reason of specification section 8. */
export function failureReason(error: unknown): FailureReason {
  if (error instanceof FileUnreadable)
    return {
      text: FIXED.failed,
      key: 'failed',
      hintKey: 'fileTakenBack',
    };
  if (!(error instanceof ApiError))
    return { text: FIXED.failed, key: 'failed' };
  if (error.isTimeout) return { text: FIXED.timeout, key: 'timeout' };
  if (error.status === 413) return { text: FIXED.tooLarge, key: 'tooLarge' };
  if (error.message) return { text: error.message, key: error.code };
  return { text: FIXED.failed, key: 'failed' };
}
