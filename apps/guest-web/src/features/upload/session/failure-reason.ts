import { ApiError } from '@hatira/api-client';
import { FileTakenBack } from '../engine/file-bytes';
import { FIXED } from '../page/fixed-texts';

export interface FailureReason {
  /** What stands after the file's name: a quoted text, or the server's own. */
  text: string;
  /** The key of its translation under `errors`. */
  key: string;
  /** Key of one more sentence that helps. */
  hintKey?: string;
}

/** Why a file failed: time ran out, 413, the server's message, or the plain sentence (specification section 8). */
export function failureReason(error: unknown): FailureReason {
  if (error instanceof FileTakenBack)
    return { text: FIXED.failed, key: 'failed', hintKey: 'fileTakenBack' };
  if (!(error instanceof ApiError))
    return { text: FIXED.failed, key: 'failed' };
  if (error.isTimeout) return { text: FIXED.timeout, key: 'timeout' };
  if (error.status === 413) return { text: FIXED.tooLarge, key: 'tooLarge' };
  if (error.message) return { text: error.message, key: error.code };
  return { text: FIXED.failed, key: 'failed' };
}
