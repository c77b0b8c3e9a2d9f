import { isImageType } from '@hatira/contract';
import { imagePreview } from './image-preview';
import { videoPreview } from './video-preview';

/** Returns undefined for a file that can't be decoded here. */
export async function makePreview(
  file: File,
  id: string,
): Promise<string | undefined> {
  const preview = await (isImageType(file.type)
    ? imagePreview(file, id)
    : videoPreview(file));
  return preview && URL.createObjectURL(preview);
}
