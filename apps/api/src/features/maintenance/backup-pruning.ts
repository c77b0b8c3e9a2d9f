import type { BackupFolder, ListedObject } from './backup-folder.js';

/** What there is to know of a backup before others are removed for it. */
interface MadeBackup {
  name: string;
  objects: number;
  missing: readonly string[];
}

export interface Pruned {
  backups: number;
  objects: number;
  bytes: number;
}

/** Why old backups stay although they are more than were to be kept. */
export class PruningRefusedError extends Error {}

/**
 * Removes all but the newest backups, and the copies of which none of those speaks. What has just been made must be a
 * good one: with files missing, or with less than half of the files of the one before, the older ones may be all that
 * there is, and nothing is removed. A kill on the way leaves the rest to the next time.
 *
 * @param keep how many stay, the one that was just made among them
 * @throws PruningRefusedError
 */
export async function prune(
  folder: BackupFolder,
  made: MadeBackup,
  keep: number,
): Promise<Pruned> {
  // By their names, but for what was just made: a clock may have been set back since the others.
  const names = [
    ...(await folder.finished()).filter((name) => name !== made.name),
    made.name,
  ];
  await requireGood(folder, made, names.at(-2));
  const kept = names.slice(-keep);
  const removed = names.slice(0, -keep);
  await folder.remove(removed);
  const pruned = { backups: removed.length, objects: 0, bytes: 0 };
  const isListed = lookedUpIn(kept.map((name) => folder.readList(name)));
  for await (const { key, sizeBytes } of folder.objects()) {
    if (await isListed(key)) continue;
    await folder.removeObject(key);
    pruned.objects += 1;
    pruned.bytes += sizeBytes;
  }
  return pruned;
}

async function requireGood(
  folder: BackupFolder,
  made: MadeBackup,
  previous: string | undefined,
): Promise<void> {
  if (made.missing.length > 0)
    throw new PruningRefusedError(
      'files are missing, and older backups may hold them',
    );
  if (previous === undefined) return;
  const { objects } = await folder.manifest(previous);
  if (made.objects * 2 < objects.count) {
    throw new PruningRefusedError(
      `it has ${made.objects} files, the one before ${objects.count}: is all well?`,
    );
  }
}

/** Lists that are sorted by key, asked for keys in that order: each is read once, and one line of it held. */
function lookedUpIn(
  lists: AsyncGenerator<ListedObject>[],
): (key: string) => Promise<boolean> {
  const heads: (string | undefined)[] = lists.map(() => '');
  const advance = async (index: number) => {
    const next = await lists[index]?.next();
    heads[index] = next?.done === false ? next.value.key : undefined;
  };
  return async (key) => {
    let isFound = false;
    for (const index of lists.keys()) {
      for (
        let head = heads[index];
        head !== undefined && head < key;
        head = heads[index]
      )
        await advance(index);
      isFound ||= heads[index] === key;
    }
    return isFound;
  };
}
