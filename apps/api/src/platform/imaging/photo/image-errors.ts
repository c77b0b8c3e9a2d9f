/**
 * `format`: unsupported; `damaged`: truncated or broken; `pixels`: above the
 * limit.
 */
type ImageFault = 'format' | 'damaged' | 'pixels';

export class ImageUnreadableError extends Error {
  constructor(
    readonly fault: ImageFault,
    cause?: unknown,
  ) {
    super('the image cannot be read', { cause });
  }
}
