import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../paths.mjs';
import { settingsState } from './state.mjs';

/**
 * Returns the folder of the tools' caches. Its name is a digest of the settings, so a changed rule, version or package
 * starts with empty caches. Undefined on a build server and outside of a git checkout: there the tools keep no cache.
 */
export function cacheFolder() {
  if (process.env.CI || !existsSync(inRoot('.git'))) return undefined;
  return folderFor(inRoot('.cache/check'), settingsState().slice(0, 16));
}

/**
 * Creates the folder of these settings and removes those of others.
 * @param {string} dir
 * @param {string} settings
 */
export function folderFor(dir, settings) {
  const folder = path.join(dir, settings);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(dir))
    if (name !== settings)
      rmSync(path.join(dir, name), { recursive: true, force: true });
  return folder;
}
