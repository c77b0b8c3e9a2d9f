/** The file is stored but cannot be shown; the reason is for staff. */
export class MediaUnreadableError extends Error {
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}
