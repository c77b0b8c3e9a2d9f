import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredObject } from '../object-store.js';

/**
 * Lists files in key order (relative paths): folders sort with their slash, as
 * their files' keys do. Holds one folder's names per level.
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
