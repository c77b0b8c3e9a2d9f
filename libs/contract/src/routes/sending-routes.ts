const segment = encodeURIComponent;

/** Apart from `API`, which every first load carries. */
export const SENDING_API = {
  turn: (slug: string) => `/api/media/${segment(slug)}/turn`,
  knownFiles: (slug: string) => `/api/media/${segment(slug)}/known-files`,
} as const;
