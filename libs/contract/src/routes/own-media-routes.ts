const segment = encodeURIComponent;

/** Apart from `API`, which every first load carries. */
export const OWN_API = {
  list: (slug: string, cursor?: string) => {
    const page = cursor === undefined ? '' : `?cursor=${segment(cursor)}`;
    return `/api/media/${segment(slug)}/mine${page}`;
  },
  item: (slug: string, id: string) =>
    `/api/media/${segment(slug)}/mine/${segment(id)}`,
  thumb: (slug: string, id: string) =>
    `/api/media/${segment(slug)}/mine/${segment(id)}/thumb`,
} as const;
