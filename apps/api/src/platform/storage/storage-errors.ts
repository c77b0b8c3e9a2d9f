/** The store has no room left. */
export class StorageFullError extends Error {
  constructor(cause?: unknown) {
    super('storage is full', { cause });
  }
}

/** A row speaks of an object that the store does not hold. */
export class ObjectMissingError extends Error {
  constructor(key: string, cause?: unknown) {
    super(`object ${key} is missing`, { cause });
  }
}

/** The store cannot be reached or does not answer as it should; the same call may succeed later. */
export class StorageUnavailableError extends Error {
  /** @param reason in words for the operator, without secrets */
  constructor(reason: string) {
    super(`storage: ${reason}`);
  }
}

/** A store that cannot be used as it is configured, or is not this installation's; the message says what to look at. */
export class UnusableStoreError extends Error {}

/** Whether an error is one of the storage's own, which says all that there is to say. */
export function isStorageError(error: unknown): error is Error {
  return [
    StorageFullError,
    ObjectMissingError,
    StorageUnavailableError,
    UnusableStoreError,
  ].some((kind) => error instanceof kind);
}
