import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {object} Running a product that answers
 * @property {string} url
 * @property {number} [pid] the root of its process tree, if it runs here
 * @property {() => Promise<void>} [stop]
 */

/** @typedef {{ name: string, type: string, bytes: Buffer }} PeerFile */

/**
 * @typedef {object} PeerItem
 * @property {string} original address of the stored bytes
 * @property {string} [thumbnail] address, once it is visible
 */

/**
 * @typedef {object} Adapter
 * @property {string} name
 * @property {(folder: string) => Promise<Running>} start with its data in this
 *   folder, also a second time; resolves when it answers
 * @property {(running: Running) => Promise<any>} createEvent the value is handed
 *   to the calls below
 * @property {(event: any, file: PeerFile) => Promise<unknown>} upload resolves
 *   when the product has acknowledged the file, and rejects otherwise
 * @property {(event: any) => Promise<PeerItem[]>} [list] all items
 * @property {(event: any) => Promise<string>} [zip] address of a zip of all
 *   originals
 */

const REQUIRED = ['start', 'createEvent', 'upload'];
const OPTIONAL = ['list', 'zip'];

/**
 * Loads an adapter: a module whose export `adapter` has its calls.
 * @param {string} file
 * @returns {Promise<Adapter>}
 * @throws {Error} that names the file and each wrong part
 */
export async function loadAdapter(file) {
  const full = path.resolve(file);
  if (!existsSync(full))
    throw new Error(`BENCH_PEER is "${file}". There is no such file.`);
  const { adapter } = await import(pathToFileURL(full).href);
  const problems = problemsOf(adapter);
  if (problems.length > 0)
    throw new Error(
      `BENCH_PEER is "${file}". It is no adapter: ${problems.join('; ')}.`,
    );
  return adapter;
}

/** @param {unknown} adapter @returns {string[]} */
export function problemsOf(adapter) {
  if (typeof adapter !== 'object' || adapter === null)
    return ['it must export an object `adapter`'];
  const parts = /** @type {Record<string, unknown>} */ (adapter);
  const isName = typeof parts.name === 'string' && parts.name !== '';
  return [
    ...(isName ? [] : ['`name` must be a text']),
    ...REQUIRED.filter((name) => typeof parts[name] !== 'function').map(
      (name) => `\`${name}\` must be a function`,
    ),
    ...OPTIONAL.filter(
      (name) => parts[name] !== undefined && typeof parts[name] !== 'function',
    ).map((name) => `\`${name}\` must be a function or left out`),
  ];
}
