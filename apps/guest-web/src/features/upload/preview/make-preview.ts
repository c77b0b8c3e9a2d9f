import { isImageType } from '@hatira/contract';
import { imagePreview } from './image-preview';
import { videoPreview } from './video-preview';

/**
 * The address of a preview for a tile: a small picture, or for a photo that can't be shrunk here the file itself.
 * Undefined for a video without a decodable frame.
 */
export async function makePreview(file: File, id: string): Promise<string | undefined> {
  if (!isImageType(file.type)) {
    const frame = await videoPreview(file);
    return frame && URL.createObjectURL(frame);
  }
  return URL.createObjectURL((await imagePreview(file, id)) ?? file);
}
