import { isImageType } from '@hatira/contract';
import { imagePreview } from './image-preview';
import { videoPreview } from './video-preview';

/** Undefined when it can't be decoded here. */
export function makePreview(file: File, id: string): Promise<Blob | undefined> {
  return isImageType(file.type) ? imagePreview(file, id) : videoPreview(file);
}
