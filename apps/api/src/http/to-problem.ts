import { HttpException } from '@nestjs/common';
import { MulterError } from 'multer';
import { StorageFullError, StorageUnavailableError } from '../storage/storage-errors.js';
import { Problem } from './problem.js';

/** Failures of the connection to PostgreSQL or Redis, and deadlocks: the client may try again. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P03',
  '08006',
  '53300',
  '40P01',
  '40001',
]);
const RETRY_AFTER_SECONDS = 5;

/** Finds the problem behind anything that was thrown; what nobody foresaw is an `internal_error` without details. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFullError) return new Problem('storage_full', { cause: error });
  if (error instanceof MulterError) return multerProblem(error);
  if (isUnavailable(error)) {
    return new Problem('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
  }
  return statusProblem(error) ?? new Problem('internal_error', { cause: error });
}

function multerProblem(error: MulterError): Problem {
  if (error.code === 'LIMIT_FILE_SIZE') return new Problem('file_too_large', { cause: error });
  return new Problem('malformed_request', { details: { reason: error.message }, cause: error });
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof StorageUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (
    (code !== undefined && UNAVAILABLE.has(code)) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** Errors of the framework and of the body parsers carry a status; they speak of the request, not of us. */
function statusProblem(error: unknown): Problem | undefined {
  const status = error instanceof HttpException ? error.getStatus() : (error as { status?: unknown } | null)?.status;
  if (status === 404) return new Problem('not_found', { cause: error });
  if (status === 413) return new Problem('body_too_large', { cause: error });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem('malformed_request', { cause: error });
  return isBrokenMultipart(error) ? new Problem('malformed_request', { cause: error }) : undefined;
}

/** busboy reports broken multipart bodies as plain errors; these are its messages. */
function isBrokenMultipart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Unexpected end of (form|file)|Malformed (part header|content type|urlencoded form)|Multipart: Boundary not found|Request (closed|aborted)|Unsupported content type|Missing Content-Type)/i.test(
      error.message,
    )
  );
}
