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
 * The path of a file of the checkout, relative to its root.
 * @param {string} file absolute
 */
export function fromRoot(file) {
  return path.relative(rootDir, file);
}

/**
 * A built module, by its place below apps/api/src.
 * @param {string} file
 */
export function built(file) {
  return import(pathToFileURL(inRoot('dist/apps/api/src', file)).href);
}

/**
 * Whether node was asked to run this module.
 * @param {string} moduleUrl
 */
export function isEntryPoint(moduleUrl) {
  return (
    process.argv[1] !== undefined &&
    path.resolve(process.argv[1]) === fileURLToPath(moduleUrl)
  );
}
