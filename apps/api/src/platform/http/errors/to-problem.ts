import { HttpException } from '@nestjs/common';
import { MulterError } from 'multer';
import {
  StorageFullError,
  StorageUnavailableError,
} from '../../storage/storage-errors.js';
import { ProgramInterruptedError } from '../../imaging/process/program-interrupted-error.js';
import {
  isConnectionTrouble,
  isDatabaseFull,
} from '../../database/connection-trouble.js';
import { Problem } from './problem.js';

const RETRY_AFTER_SECONDS = 5;

/**
 * Maps any thrown value; unknown errors become `internal_error` without
 * details.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFullError || isDatabaseFull(error))
    return new Problem('storage_full', { cause: error });
  if (error instanceof MulterError) return multerProblem(error);
  if (isUnavailable(error)) {
    return new Problem('service_unavailable', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    });
  }
  return (
    statusProblem(error) ?? new Problem('internal_error', { cause: error })
  );
}

function multerProblem(error: MulterError): Problem {
  if (error.code === 'LIMIT_FILE_SIZE')
    return new Problem('file_too_large', { cause: error });
  return new Problem('malformed_request', {
    details: { reason: error.message },
    cause: error,
  });
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof StorageUnavailableError) return true;
  if (error instanceof ProgramInterruptedError) return true;
  return isConnectionTrouble(error);
}

function statusProblem(error: unknown): Problem | undefined {
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { status?: unknown } | null)?.status;
  if (status === 404) return new Problem('not_found', { cause: error });
  if (status === 413) return new Problem('body_too_large', { cause: error });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem('malformed_request', { cause: error });
  return isBrokenMultipart(error)
    ? new Problem('malformed_request', { cause: error })
    : undefined;
}

/** busboy reports them as plain errors. */
function isBrokenMultipart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Unexpected end of (form|file)|Malformed (part header|content type|urlencoded form)|Multipart: Boundary not found|Request (closed|aborted)|Unsupported content type|Missing Content-Type)/i.test(
      error.message,
    )
  );
}
