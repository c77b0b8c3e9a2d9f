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
