/**
 * Accepted MIME types by signature, never by name. SVG, HTML, documents and
 * programs are absent on purpose.
 */
export const ACCEPTED_IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
  'image/tiff',
  'image/bmp',
  'image/jxl',
  'image/x-adobe-dng',
  'image/x-canon-cr2',
  'image/x-canon-cr3',
  'image/x-fujifilm-raf',
  'image/x-nikon-nef',
  'image/x-olympus-orf',
  'image/x-panasonic-rw2',
  'image/x-sony-arw',
] as const;

export const ACCEPTED_VIDEO_TYPES = [
  'video/mp4',
  'video/quicktime',
  'video/x-m4v',
  'video/3gpp',
  'video/3gpp2',
  'video/webm',
  'video/matroska',
  'video/vnd.avi',
  'video/mpeg',
  'video/mp2t',
] as const;

const accepted = new Set<string>([
  ...ACCEPTED_IMAGE_TYPES,
  ...ACCEPTED_VIDEO_TYPES,
]);

type AcceptedMediaType =
  (typeof ACCEPTED_IMAGE_TYPES)[number] | (typeof ACCEPTED_VIDEO_TYPES)[number];
type Extensions = readonly [usual: string, ...others: string[]];

const HEIF_EXTENSIONS = ['heif', 'heifs', 'heic', 'heics', 'hif'] as const;
/** Cameras' own formats are TIFFs; some only their name tells apart. */
const RAW_EXTENSIONS = [
  'dng',
  'cr2',
  'nef',
  'nrw',
  'arw',
  'sr2',
  'srf',
  'orf',
  'rw2',
  'rwl',
  'pef',
  'srw',
  '3fr',
  'fff',
  'iiq',
  'erf',
  'kdc',
  'dcr',
  'mef',
  'mos',
  'raw',
] as const;
/** Phones write 3GP brands into `.mp4`, cameras MP4 brands into `.mov`. */
const ISO_EXTENSIONS = [
  'mp4v',
  'm4v',
  'mov',
  'qt',
  '3gp',
  '3gpp',
  '3g2',
  '3gp2',
] as const;

const EXTENSIONS: Record<AcceptedMediaType, Extensions> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif', 'mpo'],
  'image/png': ['png', 'apng'],
  'image/apng': ['png', 'apng'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif', 'avifs'],
  'image/heic': ['heic', ...HEIF_EXTENSIONS],
  'image/heif': ['heif', ...HEIF_EXTENSIONS],
  'image/heic-sequence': ['heic', ...HEIF_EXTENSIONS],
  'image/heif-sequence': ['heif', ...HEIF_EXTENSIONS],
  'image/tiff': ['tif', 'tiff', ...RAW_EXTENSIONS],
  'image/bmp': ['bmp', 'dib'],
  'image/jxl': ['jxl'],
  'image/x-adobe-dng': ['dng', ...RAW_EXTENSIONS],
  'image/x-canon-cr2': ['cr2', ...RAW_EXTENSIONS],
  'image/x-canon-cr3': ['cr3'],
  'image/x-fujifilm-raf': ['raf'],
  'image/x-nikon-nef': ['nef', ...RAW_EXTENSIONS],
  'image/x-olympus-orf': ['orf', ...RAW_EXTENSIONS],
  'image/x-panasonic-rw2': ['rw2', ...RAW_EXTENSIONS],
  'image/x-sony-arw': ['arw', ...RAW_EXTENSIONS],
  'video/mp4': ['mp4', ...ISO_EXTENSIONS],
  'video/quicktime': ['mov', 'mp4', ...ISO_EXTENSIONS],
  'video/x-m4v': ['m4v', 'mp4', ...ISO_EXTENSIONS],
  'video/3gpp': ['3gp', 'mp4', ...ISO_EXTENSIONS],
  'video/3gpp2': ['3g2', 'mp4', ...ISO_EXTENSIONS],
  'video/webm': ['webm', 'mkv'],
  'video/matroska': ['mkv'],
  'video/vnd.avi': ['avi'],
  'video/mpeg': ['mpg', 'mpeg', 'mpe', 'm1v', 'm2v', 'vob', 'mod'],
  'video/mp2t': ['ts', 'mts', 'm2ts', 'm2t', 'tod'],
};

/**
 * Lower case, no dot, the usual one first; `bin` for a type that is not
 * accepted.
 */
export function extensionsOf(mimeType: string): Extensions {
  return isAcceptedMediaType(mimeType)
    ? EXTENSIONS[mimeType as AcceptedMediaType]
    : ['bin'];
}

export function isAcceptedMediaType(mimeType: string): boolean {
  return accepted.has(mimeType);
}

/** Every type other than image/ counts as video (specification section 3). */
export function isImageType(mimeType: string): boolean {
  return mimeType.startsWith('image/');
}

/** Sensor data in a camera's own format, which browsers do not show. */
export function isRawType(mimeType: string): boolean {
  return mimeType.startsWith('image/x-');
}
