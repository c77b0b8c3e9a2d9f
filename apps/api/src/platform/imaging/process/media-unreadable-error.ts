/** The stored file cannot be shown; staff see the reason. */
export class MediaUnreadableError extends Error {
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}
