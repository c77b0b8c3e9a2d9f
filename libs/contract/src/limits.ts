/** Business constants of the product (specification section 9). Bytes, milliseconds and counts. */

/** One slice of a chunked upload, and the size above which a file is sent in slices. */
export const SLICE_BYTES = 5_242_880;
/** S3 refuses more parts than this in one multipart upload, so both stores do. */
export const MAX_SLICES = 10_000;
export const SLICE_ATTEMPTS = 3;

export const DEFAULT_MAX_FILE_BYTES = 20 * 1024 ** 3;
export const MAX_BACKGROUND_BYTES = 52_428_800;
/** Device pixels: the widths in which a page background is kept for screens. */
export const BACKGROUND_WIDTHS = [640, 1280, 1920, 2560] as const;

export const MAX_NOTE_NAME_LENGTH = 50;
export const MAX_NOTE_TEXT_LENGTH = 400;
export const MAX_FILE_NAME_BYTES = 255;

export const GUEST_UPLOAD_TIMEOUT_MS = 85_000;
export const GALLERY_TIMEOUT_MS = 30_000;
export const PANEL_TIMEOUT_MS = 60_000;
export const BULK_DOWNLOAD_TIMEOUT_MS = 1_800_000;
export const KEEP_ALIVE_INTERVAL_MS = 30_000;
export const KEEP_ALIVE_TIMEOUT_MS = 5_000;

/** Items that the couple's pages ask for at a time: the first screens are there before the rest is read. */
export const GALLERY_PAGE_ITEMS = 500;
export const MAX_BULK_IDS = 10_000;
