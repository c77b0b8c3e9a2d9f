/** What guests see of a wedding's album. */
export const ALBUM_MODES = ['upload-only', 'shared', 'sealed'] as const;

/** When they see a new file. */
export const ALBUM_MODERATIONS = ['at-once', 'by-choice'] as const;
