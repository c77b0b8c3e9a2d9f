import { ApiError } from '@hatira/api-client';
import { FIXED } from '../i18n/fixed-texts';

/** What a failed upload says: the server's text, where it refused without one `Upload failed`. */
export function uploadFailureText(error: unknown): string {
  return saidByServer(error, FIXED.uploadRefused) ?? FIXED.uploadFailed;
}

/** What a failed deletion says; a background that somebody else has just deleted is none to delete. */
export function deleteFailureText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'background_not_found') return FIXED.nothingToDelete;
  return saidByServer(error, FIXED.deleteRefused) ?? FIXED.backgroundDeleteFailed;
}

/** Undefined when no answer came, or when the server broke. */
function saidByServer(error: unknown, silent: string): string | undefined {
  if (!(error instanceof ApiError) || error.status === 0 || error.code === 'internal_error') return undefined;
  return error.message || silent;
}
