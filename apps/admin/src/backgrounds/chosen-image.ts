import { MAX_BACKGROUND_BYTES } from '@hatira/contract';
import { FIXED } from '../i18n/fixed-texts';

/** Returns the reason to refuse a file. The server checks its bytes again. */
export function imageProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return FIXED.notAnImage;
  if (size > MAX_BACKGROUND_BYTES) return FIXED.imageTooLarge;
  return undefined;
}

/** The server refuses it: it may hold a program. */
export function isSvg({ type }: Pick<File, 'type'>): boolean {
  return /^image\/svg\b/i.test(type);
}
