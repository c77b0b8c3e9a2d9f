import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './servers/test-app.js';

type Table =
  | 'contact_messages'
  | 'uploads'
  | 'media'
  | 'upload_slices'
  | 'backgrounds'
  | 'weddings'
  | 'archives';

/** All files of the storage folder but its ownership mark. */
export async function storedFiles({ dataDir }: TestApp): Promise<string[]> {
  const folder = join(dataDir, 'storage');
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('/installation'),
  );
  return files.map((entry) => entry.name);
}

/** Files of a folder of the storage that are open in this process. */
export async function openFiles(
  { dataDir }: TestApp,
  folder: string,
): Promise<string[]> {
  const handles = await readdir('/proc/self/fd');
  const links = await Promise.all(
    handles.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return links.filter((link) =>
    link.startsWith(join(dataDir, 'storage', folder)),
  );
}

export async function rowsOf(
  { database }: TestApp,
  table: Table,
): Promise<number> {
  const [row] = await database.query<{ count: string }[]>(
    `SELECT count(*) FROM ${table}`,
  );
  return Number(row?.count);
}

/** Expects no file and no row after a refused call. */
export async function expectNothingLeft(app: TestApp): Promise<void> {
  const rows = await Promise.all(
    (['uploads', 'upload_slices', 'media'] as const).map((table) =>
      rowsOf(app, table),
    ),
  );
  expect({ files: await storedFiles(app), rows }).toEqual({
    files: [],
    rows: [0, 0, 0],
  });
}
