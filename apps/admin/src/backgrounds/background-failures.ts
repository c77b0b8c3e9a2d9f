import { ApiError } from '@hatira/api-client';
import { FIXED } from '../i18n/fixed-texts';

/** Not an image, too large, or changed by somebody else. */
const REFUSALS = new Set([400, 404, 409, 413, 415, 422]);

/** Returns the server's text, else the fixed one. */
export function uploadFailureText(error: unknown): string {
  return saidByServer(error, FIXED.uploadRefused) ?? FIXED.uploadFailed;
}

/** Returns the text; a 404 means that somebody else deleted it. */
export function deleteFailureText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'background_not_found')
    return FIXED.nothingToDelete;
  return (
    saidByServer(error, FIXED.deleteRefused) ?? FIXED.backgroundDeleteFailed
  );
}

/** Returns the text for an image whose format the server does not take; undefined for another failure. */
export function formatRefusal(
  error: unknown,
): 'backgrounds.svg' | 'backgrounds.kind' | undefined {
  if (!(error instanceof ApiError) || error.code !== 'background_not_image')
    return undefined;
  const { fault } = error.details;
  if (fault === 'svg') return 'backgrounds.svg';
  return fault === 'kind' ? 'backgrounds.kind' : undefined;
}

/** Whether the file was refused: a retry is useless. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.has(error.status);
}

/** Undefined without an answer or after a server error. */
function saidByServer(error: unknown, silent: string): string | undefined {
  if (
    !(error instanceof ApiError) ||
    error.status === 0 ||
    error.code === 'internal_error'
  )
    return undefined;
  return error.message || silent;
}
