import { isImageType } from '../media-types.js';
import type { MediaItem } from '../schemas/media.js';

/** The facts by which a picture opens a chapter. */
export type OpenerFacts = Pick<
  MediaItem,
  'exposure' | 'file_type' | 'height' | 'marks' | 'processing' | 'width'
>;

const WISHES: readonly ((item: OpenerFacts) => boolean)[] = [
  (item) => isPhoto(item) && isLoved(item) && isLying(item),
  (item) => isPhoto(item) && isLoved(item),
  (item) => isPhoto(item) && isLying(item),
  isPhoto,
  () => true,
];

/**
 * Returns the index of a chapter's large picture: a photo with a heart, else
 * the first that lies, else the first, else a video.
 * @returns -1 for a chapter without a picture
 */
export function openerOf(items: readonly OpenerFacts[]): number {
  for (const wish of WISHES) {
    const index = items.findIndex((item) => isShowable(item) && wish(item));
    if (index >= 0) return index;
  }
  return -1;
}

/** Hidden from guests, or without a picture, it opens no chapter. */
function isShowable({
  exposure,
  height,
  processing,
  width,
}: OpenerFacts): boolean {
  return (
    exposure !== 'hidden' && processing !== 'failed' && !!width && !!height
  );
}

function isPhoto({ file_type }: OpenerFacts): boolean {
  return isImageType(file_type);
}

function isLoved({ marks = {} }: OpenerFacts): boolean {
  return Object.values(marks).some(({ heart }) => heart);
}

function isLying({ height = 0, width = 0 }: OpenerFacts): boolean {
  return height < width;
}
