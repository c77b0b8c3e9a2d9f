import { MAX_BACKGROUND_BYTES } from '@hatira/contract';
import { FIXED } from '../i18n/fixed-texts';

/** Systems without a viewer for it give it no type. */
const HEIC = /\.(heic|heif|hif)$/i;

/** Returns the reason to refuse a file. The server checks its bytes again. */
export function imageProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const isImage = type.startsWith('image/') || (!type && HEIC.test(name));
  if (!isImage) return FIXED.notAnImage;
  if (size > MAX_BACKGROUND_BYTES) return FIXED.imageTooLarge;
  return undefined;
}

/** The server refuses it: it may hold a program. */
export function isSvg({ type }: Pick<File, 'type'>): boolean {
  return /^image\/svg\b/i.test(type);
}
