/**
 * Business constants (specification section 9). Bytes, milliseconds and counts.
 */

/** Larger files are sent in slices of this size. */
export const SLICE_BYTES = 5_242_880;
/** S3's maximum; the disk store has the same. */
export const MAX_SLICES = 10_000;
export const SLICE_ATTEMPTS = 3;
/** Files up to this size go before larger ones. */
export const MAX_PHOTO_BYTES = 4 * SLICE_BYTES;
/** The number of files in one question. */
export const MAX_KNOWN_FILES = 100;

export const DEFAULT_MAX_FILE_BYTES = 20 * 1024 ** 3;
export const MAX_BACKGROUND_BYTES = 52_428_800;
/** The widths of renditions, in device pixels. */
export const BACKGROUND_WIDTHS = [640, 1280, 1920, 2560] as const;

export const MAX_NOTE_NAME_LENGTH = 50;
export const MAX_NOTE_TEXT_LENGTH = 400;
/** UTF-16 units. */
export const MAX_DISPLAYED_NAME_LENGTH = 50;
export const MAX_FILE_NAME_BYTES = 255;

export const GUEST_UPLOAD_TIMEOUT_MS = 85_000;
export const GALLERY_TIMEOUT_MS = 30_000;
export const PANEL_TIMEOUT_MS = 60_000;
export const BULK_DOWNLOAD_TIMEOUT_MS = 1_800_000;
export const KEEP_ALIVE_INTERVAL_MS = 30_000;
export const KEEP_ALIVE_TIMEOUT_MS = 5_000;

/** The first screens, in one round trip: compressed under 14 kB. */
export const GALLERY_FIRST_ITEMS = 60;
/** The others follow. */
export const GALLERY_PAGE_ITEMS = 500;
/** A guest's own uploads. */
export const OWN_PAGE_ITEMS = 100;
/** The number of items in one page of the guests' album. */
export const MAX_ALBUM_ITEMS = 200;
export const MAX_BULK_IDS = 10_000;
/** Hearts and verdicts in one call. */
export const MAX_MARK_CHANGES = 500;
/** The number of favourites that a couple may aim at. */
export const MAX_FAVOURITES_TARGET = 10_000;
/** Failed items that the couple starts again, in one call. */
export const MAX_RETRY_IDS = 100;
