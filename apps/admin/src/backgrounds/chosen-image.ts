import { MAX_BACKGROUND_BYTES } from '@hatira/contract';
import { FIXED } from '../i18n/fixed-texts';

/**
 * Returns the reason to refuse a file, or undefined. The server checks its
 * bytes again.
 */
export function imageProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return FIXED.notAnImage;
  if (size > MAX_BACKGROUND_BYTES) return FIXED.imageTooLarge;
  return undefined;
}
