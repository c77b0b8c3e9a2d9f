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

/** Misconfigured, or another installation's; the message names the setting. */
export class UnusableStoreError extends Error {}

/** Their messages need no stack. */
export function isStorageError(error: unknown): error is Error {
  return [
    StorageFullError,
    ObjectMissingError,
    StorageUnavailableError,
    UnusableStoreError,
  ].some((kind) => error instanceof kind);
}
