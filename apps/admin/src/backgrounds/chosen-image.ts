import { MAX_BACKGROUND_BYTES } from '@hatira/contract';
import { FIXED } from '../i18n/fixed-texts';

/** Why this file cannot be a background; undefined when it may. The server looks at its bytes once more. */
export function imageProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return FIXED.notAnImage;
  if (size > MAX_BACKGROUND_BYTES) return FIXED.imageTooLarge;
  return undefined;
}
