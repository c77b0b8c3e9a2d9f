import { ApiError } from '@hatira/api-client';
import { FIXED } from '../i18n/fixed-texts';

/** Not an image, too large, or somebody else was quicker. */
const REFUSALS = new Set([400, 404, 409, 413, 415, 422]);

/** What a failed upload says: the server's text, where it refused without one `Upload failed`. */
export function uploadFailureText(error: unknown): string {
  return saidByServer(error, FIXED.uploadRefused) ?? FIXED.uploadFailed;
}

/** What a failed deletion says; a background that somebody else has just deleted is none to delete. */
export function deleteFailureText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'background_not_found')
    return FIXED.nothingToDelete;
  return (
    saidByServer(error, FIXED.deleteRefused) ?? FIXED.backgroundDeleteFailed
  );
}

/** Whether the server has looked at the file and does not want it: to send it once more is of no use. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.has(error.status);
}

/** Undefined when no answer came, or when the server broke. */
function saidByServer(error: unknown, silent: string): string | undefined {
  if (
    !(error instanceof ApiError) ||
    error.status === 0 ||
    error.code === 'internal_error'
  )
    return undefined;
  return error.message || silent;
}
