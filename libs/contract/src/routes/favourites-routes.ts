/** They are apart from `API`, which every first load carries. The couple's link opens them. */
export const FAVOURITES_API = {
  target: (hash: number) => `/api/media/admin/${hash}/favourites-target`,
} as const;
