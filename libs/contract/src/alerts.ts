/** What the provider hears of a wedding on its day. */
export const ALERT_KINDS = [
  'first_photo',
  'no_file',
  'quiet_hour',
  'uploads_fail',
  'closed_uploads',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/**
 * The addresses for staff, apart from the other routes, as guests do not need
 * them.
 */
export const ALERTS_API = {
  choice: (hash: number) => `/api/admin/weddings/${hash}/alerts`,
} as const;
