import { ApiError } from '@hatira/api-client';
import { ConfigurationError } from './bulk-settings';

export type DownloadProblem =
  | { key: 'tooManyFiles'; count: number; max: number }
  | {
      key:
        | 'bulkDownloadError'
        | 'downloadTimeoutError'
        | 'bulkDownloadLimit'
        | 'tooManyRequests'
        | 'configurationError'
        | 'connectionProblem';
    };

/** Returns the message of specification section 8; keys are under `admin`. */
export function downloadProblem(error: unknown): DownloadProblem {
  if (error instanceof ConfigurationError) return { key: 'configurationError' };
  if (!(error instanceof ApiError)) return { key: 'bulkDownloadError' };
  if (error.isTimeout || error.code === 'aborted')
    return { key: 'downloadTimeoutError' };
  if (error.isNetworkFailure) return { key: 'connectionProblem' };
  const { count, max } = error.details as { count?: number; max?: number };
  if (
    error.code === 'too_many_files' &&
    count !== undefined &&
    max !== undefined
  ) {
    return { key: 'tooManyFiles', count, max };
  }
  if (error.status === 429) return { key: 'tooManyRequests' };
  return { key: isLimit(error) ? 'bulkDownloadLimit' : 'bulkDownloadError' };
}

function isLimit({ code, status }: ApiError): boolean {
  return code === 'too_many_files' || status === 413;
}
