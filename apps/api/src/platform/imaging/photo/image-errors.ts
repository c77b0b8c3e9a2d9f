/** `format`: no picture that can be drawn here; `damaged`: cut off or broken; `pixels`: beyond the limit. */
type ImageFault = 'format' | 'damaged' | 'pixels';

/** The bytes are no image that can be drawn here. */
export class ImageUnreadableError extends Error {
  constructor(
    readonly fault: ImageFault,
    cause?: unknown,
  ) {
    super('the image cannot be read', { cause });
  }
}
