import { readdirSync } from 'node:fs';

/** Folders that the product makes in DATA_DIR. */
const OUR_FOLDERS = ['postgres', 'redis', 'scratch', 'storage'];

/**
 * Whether folders of others stand in DATA_DIR (when it is `/srv` itself, say): its mode and owner are then not ours to
 * change. Files of others do no harm, nor do the folders that file systems have.
 */
export function isShared(dataDir: string): boolean {
  const folders = readdirSync(dataDir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory(),
  );
  return folders.some(
    ({ name }) =>
      !OUR_FOLDERS.includes(name) &&
      name !== 'lost+found' &&
      !name.startsWith('.'),
  );
}
