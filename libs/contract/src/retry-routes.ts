/** They are apart from `API`, which every first load carries. */
export const RETRY_API = {
  /** By the couple's link. */
  failed: (hash: number) => `/api/media/admin/${hash}/retry`,
} as const;
