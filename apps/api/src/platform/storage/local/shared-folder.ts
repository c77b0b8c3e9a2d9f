import { readdirSync } from 'node:fs';

const OUR_FOLDERS = ['postgres', 'redis', 'scratch', 'storage'];

/**
 * True with other folders (it may be `/srv`): mode and owner must not change.
 * Files and folders of file systems do not count.
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
