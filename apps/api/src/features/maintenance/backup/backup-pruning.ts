import type { BackupFolder, ListedObject } from './backup-folder.js';

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

/** Why more old backups stay than requested. */
export class PruningRefusedError extends Error {}

/**
 * Removes old backups, and copies that only these use. Refuses if the new one
 * lacks files or has less than half of the previous one's: the older may be the
 * only good ones. A kill leaves the rest to the next run.
 * @param keep number of backups, including the new one
 * @throws PruningRefusedError
 */
export async function prune(
  folder: BackupFolder,
  made: MadeBackup,
  keep: number,
): Promise<Pruned> {
  // The new one first: the clock may have been set back.
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
      'files are missing that older backups may have.',
    );
  if (previous === undefined) return;
  const { objects } = await folder.manifest(previous);
  if (made.objects * 2 < objects.count) {
    throw new PruningRefusedError(
      `it has ${made.objects} files, the previous one ${objects.count}. Check that none are lost.`,
    );
  }
}

/** Sorted lists and ascending keys: each list is read once, a row at a time. */
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
