/** The bytes are no image that can be drawn here: another format, broken, or beyond the limits. */
export class ImageUnreadableError extends Error {
  constructor(cause?: unknown) {
    super('the image cannot be read', { cause });
  }
}
