import { openBitmap, toBitmap, type Bitmap } from '../photo/bitmap.js';

export interface Stills {
  /** For the tiles of a gallery. WebP, as the preview; neither holds any metadata. */
  thumb: Buffer;
  /** For the full screen. */
  preview: Buffer;
  /** A `data:` address of at most 200 characters that shows the colours at once. */
  placeholder: string;
}

/**
 * 2,000 px fill a phone held upright at 3 pixels a point, a 1080p screen and nearly a 2x laptop; and it is the largest
 * size for which libjpeg decodes a 12 MP photo (4,032 px) at half its size, which saves a third of the whole cost.
 */
export const PREVIEW_BOX = { width: 2000, height: 2000 };

/**
 * A column of the gallery is 300 to 400 CSS px wide at one pixel a point and seldom over 320 at two. Width counts:
 * an upright photo needs as many pixels across as one that lies; only strips are bounded by height.
 */
const THUMB_BOX = { width: 640, height: 1280 };
const PLACEHOLDER_BOX = { width: 12, height: 12 };

const inside = { fit: 'inside', withoutEnlargement: true } as const;

/** Makes every size from pixels that fit the preview's box; transparency is kept. */
export async function stillsOf(bitmap: Bitmap): Promise<Stills> {
  const small = await toBitmap(
    openBitmap(bitmap).resize({ ...THUMB_BOX, ...inside }),
  );
  // A higher effort saves 3 % of the bytes and costs as much time again as all the rest.
  const preview = await openBitmap(bitmap)
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  const thumb = await openBitmap(small)
    .webp({ quality: 75, effort: 4 })
    .toBuffer();
  return { thumb, preview, placeholder: await placeholderOf(small) };
}

async function placeholderOf(bitmap: Bitmap): Promise<string> {
  const tiny = await openBitmap(bitmap)
    .resize({ ...PLACEHOLDER_BOX, ...inside })
    .webp({ quality: 20, alphaQuality: 0, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
