import { openBitmap, toBitmap, type Bitmap } from '../picture/bitmap.js';

export interface Stills {
  /** WebP without metadata; so is `preview`. */
  thumb: Buffer;
  preview: Buffer;
  /** A `data:` address, at most 200 characters. */
  placeholder: string;
}

/**
 * 2,000 px fill a phone at 3x, a 1080p screen, nearly a 2x laptop. The largest
 * size for which libjpeg decodes 12 MP (4,032 px) at half size, a third cheaper
 * in total.
 */
export const PREVIEW_BOX = { width: 2000, height: 2000 };

/**
 * A gallery column has 300 to 400 CSS px at 1x, seldom over 320 at 2x. Width
 * counts for upright and wide photos; height limits strips only.
 */
export const THUMB_BOX = { width: 640, height: 1280 };
const PLACEHOLDER_BOX = { width: 12, height: 12 };

const inside = { fit: 'inside', withoutEnlargement: true } as const;

/** Makes every size; keeps transparency. */
export async function stillsOf(bitmap: Bitmap): Promise<Stills> {
  const small = await toBitmap(
    openBitmap(bitmap).resize({ ...THUMB_BOX, ...inside }),
  );
  return { preview: await previewOf(bitmap), ...(await smallStillsOf(small)) };
}

/** @param bitmap within PREVIEW_BOX */
export function previewOf(bitmap: Bitmap): Promise<Buffer> {
  // More effort saves 3 % of the bytes and doubles the total time.
  return openBitmap(bitmap).webp({ quality: 80, effort: 2 }).toBuffer();
}

/** The same likeness to the picture: less effort takes half the time, for a tenth more bytes. */
const THUMB_CODING = {
  usual: { quality: 75, effort: 4 },
  urgent: { quality: 76, effort: 2 },
};

/**
 * @param bitmap within THUMB_BOX
 * @param pace urgent: other files wait for it
 */
export async function smallStillsOf(
  bitmap: Bitmap,
  pace: keyof typeof THUMB_CODING = 'usual',
): Promise<Omit<Stills, 'preview'>> {
  const thumb = await openBitmap(bitmap).webp(THUMB_CODING[pace]).toBuffer();
  return { thumb, placeholder: await placeholderOf(bitmap) };
}

async function placeholderOf(bitmap: Bitmap): Promise<string> {
  const tiny = await openBitmap(bitmap)
    .resize({ ...PLACEHOLDER_BOX, ...inside })
    .webp({ quality: 20, alphaQuality: 0, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
