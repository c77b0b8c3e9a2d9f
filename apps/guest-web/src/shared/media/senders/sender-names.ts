import { givenNames, type MediaItem } from '@hatira/contract';
import { noteOf } from '../file/media-file';

type Names = ReadonlyMap<string, string>;

const known = new WeakMap<readonly MediaItem[], Names>();

/**
 * The names of the senders, by the ids of their items. An item without a name
 * has that of another file of its browser, as in the zip.
 * @param items all of a wedding, in any order
 */
export function senderNames(items: readonly MediaItem[]): Names {
  const before = known.get(items);
  if (before) return before;
  const taken = [...items].sort(
    (a, b) =>
      compared(a.moment, b.moment) || compared(a.created_at, b.created_at),
  );
  const given = givenNames(
    taken.map((item) => ({ sender: item.sender, name: noteOf(item)?.name })),
  );
  const names = new Map<string, string>();
  for (const [index, { id }] of taken.entries()) {
    const name = given[index];
    if (name !== undefined) names.set(id, name);
  }
  known.set(items, names);
  return names;
}

function compared(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
