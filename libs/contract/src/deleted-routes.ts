const segment = encodeURIComponent;

/** Apart from the other routes, as guests do not need it. */
export const DELETED_API = {
  list: (hash: number, cursor?: string) =>
    `/api/media/admin/${hash}/deleted${cursor === undefined ? '' : `?cursor=${segment(cursor)}`}`,
  one: (hash: number) => `/api/media/admin/${hash}/deleted?limit=1`,
  picture: (hash: number, id: string) =>
    `/api/media/admin/${hash}/deleted/${segment(id)}/picture`,
  restore: (hash: number) => `/api/media/admin/${hash}/deleted/restore`,
} as const;

export function deletedPageUrl(hash: number): string {
  return `/camera-roll/${hash}/deleted`;
}
