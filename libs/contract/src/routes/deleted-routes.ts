import type { DeletedPart } from '../schemas/deleted-media.js';

const segment = encodeURIComponent;

/** Apart from the other routes, as guests do not need it. */
export const DELETED_API = {
  list: (hash: number, cursor?: string) =>
    `/api/media/admin/${hash}/deleted${cursor === undefined ? '' : `?cursor=${segment(cursor)}`}`,
  picture: (hash: number, id: string) => part(hash, id, 'picture'),
  large: (hash: number, id: string) => part(hash, id, 'large'),
  video: (hash: number, id: string) => part(hash, id, 'video'),
  restore: (hash: number) => `/api/media/admin/${hash}/deleted/restore`,
} as const;

function part(hash: number, id: string, name: DeletedPart): string {
  return `/api/media/admin/${hash}/deleted/${segment(id)}/${name}`;
}

export function deletedPageUrl(hash: number): string {
  return `/camera-roll/${hash}/deleted`;
}
