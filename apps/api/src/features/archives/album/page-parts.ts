import { existsSync, readFileSync } from 'node:fs';

/** The folder above `apps/api`, which is `dist/` or the checkout. */
const ROOT = '../../../../../../';
/** The folder is beside the compiled API, or below the checkout whose sources run. */
const FOLDERS = ['album/', 'dist/album/'].map(
  (folder) => new URL(ROOT + folder, import.meta.url),
);

/**
 * Reads a file of the built page (`apps/album`).
 * @throws Error without a build
 */
export function readPagePart(name: 'album.css' | 'album.js'): string {
  const folder = FOLDERS.find((each) => existsSync(new URL(name, each)));
  if (!folder)
    throw new Error('The album of the zips is not built. Run npm run build.');
  return readFileSync(new URL(name, folder), 'utf8');
}
