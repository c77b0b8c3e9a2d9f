import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredObject } from '../object-store.js';

/**
 * Every file below a folder, with its path from there as its key, in the order of the keys: a folder's own name sorts
 * with its slash, as its files' keys do. Holds one folder's names at a time and level.
 * @param prefix of the keys: empty, or a folder with its slash
 */
export async function* filesBelow(
  root: string,
  prefix: string,
): AsyncGenerator<StoredObject> {
  for (const name of await namesIn(join(root, prefix))) {
    const key = prefix + name;
    if (name.endsWith('/')) {
      yield* filesBelow(root, key);
      continue;
    }
    // Removed between the look at the folder and this one.
    const found = await stat(join(root, key)).catch(() => undefined);
    if (found) yield { key, sizeBytes: found.size, modifiedAt: found.mtime };
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const entry of await opendir(folder))
      names.push(entry.isDirectory() ? `${entry.name}/` : entry.name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return names.sort();
}
