import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The root of the checkout, absolute. */
export const rootDir = path.dirname(
  path.dirname(fileURLToPath(import.meta.url)),
);

/**
 * A path inside the checkout, absolute.
 * @param {...string} parts
 */
export function inRoot(...parts) {
  return path.join(rootDir, ...parts);
}

/**
 * A module of the built back end, by its place below apps/api/src.
 * @param {string} file
 */
export function built(file) {
  return import(pathToFileURL(inRoot('dist/apps/api/src', file)).href);
}

/**
 * Whether the module of this URL is the file that node was asked to run.
 * @param {string} moduleUrl
 */
export function isEntryPoint(moduleUrl) {
  return (
    process.argv[1] !== undefined &&
    path.resolve(process.argv[1]) === fileURLToPath(moduleUrl)
  );
}
