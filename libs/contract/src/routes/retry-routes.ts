/** They are apart from `API`, which every first load carries. */
export const RETRY_API = {
  /** The couple's link opens it. */
  failed: (hash: number) => `/api/media/admin/${hash}/retry`,
} as const;
