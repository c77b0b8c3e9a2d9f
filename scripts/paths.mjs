import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, absolute. */
export const rootDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A path inside the checkout, absolute. */
export function inRoot(...parts) {
  return path.join(rootDir, ...parts);
}

/** Whether the module of this URL is the file that node was asked to run. */
export function isEntryPoint(moduleUrl) {
  return process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(moduleUrl);
}
