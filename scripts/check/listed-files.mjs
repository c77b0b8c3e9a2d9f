import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

/**
 * Returns tracked and new files below these folders (by default all) that git does not ignore.
 * @param {string[]} [folders]
 */
export function listedFiles(folders = []) {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', [...options, '--', ...folders], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n'))].filter(Boolean);
}

/**
 * Returns a file's text; empty when deleted but still in the index.
 * @param {string} file
 */
export function textOf(file) {
  try {
    return readFileSync(inRoot(file), 'utf8');
  } catch {
    return '';
  }
}
