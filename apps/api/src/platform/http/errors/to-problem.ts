import { HttpException } from '@nestjs/common';
import { MulterError } from 'multer';
import {
  StorageFullError,
  StorageUnavailableError,
} from '../../storage/storage-errors.js';
import { ProgramInterruptedError } from '../../imaging/process/program-interrupted-error.js';
import { Problem } from './problem.js';

/**
 * No connection to PostgreSQL or Redis; PostgreSQL stops, starts or fails over;
 * deadlocks.
 */
const UNAVAILABLE = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...[
    '08000',
    '08001',
    '08003',
    '08004',
    '08006',
    '25P03',
    '53200',
    '53300',
    '57P01',
    '57P02',
    '57P03',
  ],
  // The former primary has become read-only.
  '25006',
  ...['40P01', '40001', '55P03'],
]);
/** The driver sets no codes. */
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Client was closed/;
const DATABASE_FULL = '53100';
const RETRY_AFTER_SECONDS = 5;

/**
 * Maps any thrown value; unknown errors become `internal_error` without
 * details.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFullError || codeOf(error) === DATABASE_FULL)
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
  if (!(error instanceof Error)) return false;
  return (
    UNAVAILABLE.has(codeOf(error) ?? '') || LOST_CONNECTION.test(error.message)
  );
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
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
