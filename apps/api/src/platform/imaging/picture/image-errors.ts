/**
 * `format`: no picture; `kind`: a picture of an unsupported format; `svg`: a drawing that may hold a program;
 * `damaged`: truncated or broken; `pixels`: above the limit.
 */
type ImageFault = 'format' | 'kind' | 'svg' | 'damaged' | 'pixels';

export class ImageUnreadableError extends Error {
  constructor(
    readonly fault: ImageFault,
    cause?: unknown,
  ) {
    super('the image cannot be read', { cause });
  }
}
