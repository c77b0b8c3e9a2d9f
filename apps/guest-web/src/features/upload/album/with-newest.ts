import type { AlbumItem, AlbumPage } from '@hatira/contract';

/**
 * The list after its newest page was read again: items that left the album are
 * gone from its range, older ones stay.
 */
export function withNewest(
  items: readonly AlbumItem[],
  { data, next_cursor: next }: AlbumPage,
): readonly AlbumItem[] {
  const last = data[data.length - 1];
  if (next === undefined || !last) return data;
  return [...data, ...items.filter((item) => isAfter(item, last))];
}

/** The server's order: time, then id, both descending. */
function isAfter(item: AlbumItem, last: AlbumItem): boolean {
  return item.created_at === last.created_at
    ? item.id < last.id
    : item.created_at < last.created_at;
}
