export class StorageFullError extends Error {
  constructor(cause?: unknown) {
    super('storage is full', { cause });
  }
}

/** A row names an object that the store does not have. */
export class ObjectMissingError extends Error {
  constructor(key: string, cause?: unknown) {
    super(`object ${key} is missing`, { cause });
  }
}

/** The store is unreachable or answers wrongly; a retry may succeed. */
export class StorageUnavailableError extends Error {
  /** @param reason for the operator, without secrets */
  constructor(reason: string) {
    super(`storage: ${reason}`);
  }
}

/**
 * The store is misconfigured or belongs to another installation; the message
 * names the setting to check.
 */
export class UnusableStoreError extends Error {}

/** True for the storage's own errors, whose messages need no stack. */
export function isStorageError(error: unknown): error is Error {
  return [
    StorageFullError,
    ObjectMissingError,
    StorageUnavailableError,
    UnusableStoreError,
  ].some((kind) => error instanceof kind);
}
