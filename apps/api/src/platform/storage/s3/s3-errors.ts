import {
  ObjectMissingError,
  StorageFullError,
  StorageUnavailableError,
} from '../storage-errors.js';

const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload']);
/** The last is Swift's. */
const FULL = new Set([
  'QuotaExceeded',
  'InsufficientStorage',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'EntityTooLarge',
]);
const INSUFFICIENT_STORAGE = 507;

interface S3Failure {
  name: string;
  message: string;
  code?: string;
  $metadata?: { httpStatusCode?: number; requestId?: string };
}

/**
 * Takes only name, status and request id: the client's errors may contain
 * headers and keys.
 * @param what the failed operation
 * @param name of the object or staging file, for ObjectMissingError
 */
export function asStorageError(
  error: unknown,
  what: string,
  name: string,
): Error {
  const failure = error as S3Failure;
  if (MISSING.has(failure.name)) return new ObjectMissingError(name);
  const reason = `${what} failed: ${reasonOf(failure)}`;
  if (isFull(failure)) return new StorageFullError(new Error(reason));
  return new StorageUnavailableError(reason);
}

function reasonOf(error: unknown): string {
  const { name, message, code, $metadata } = error as S3Failure;
  const status = $metadata?.httpStatusCode;
  if (status === undefined) return [code, message].filter(Boolean).join(' ');
  return [
    name,
    status,
    $metadata?.requestId && `(request ${$metadata.requestId})`,
  ]
    .filter(Boolean)
    .join(' ');
}

function isFull({ name, $metadata }: S3Failure): boolean {
  return FULL.has(name) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE;
}
