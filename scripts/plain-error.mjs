import { readFileSync } from 'node:fs';
import { keepFilesPrivate } from './file-modes.mjs';
import { inRoot } from './paths.mjs';

/** An error printed without a stack. */
export class PlainError extends Error {}

/**
 * Returns a system error's code, such as ENOENT.
 * @param {unknown} error
 */
export function codeOf(error) {
  return /** @type {NodeJS.ErrnoException | undefined} */ (error)?.code;
}

/**
 * Returns the first line of a thrown value's message.
 * @param {unknown} error
 */
export function firstLine(error) {
  const text =
    error instanceof Error
      ? error.message || codeOf(error) || error.name
      : String(error);
  return text.trim().split('\n')[0];
}

/**
 * Runs a command; `--help` prints the usage and `--version` the product's version. A PlainError prints its message,
 * another failure its stack; both exit 1.
 * @param {() => unknown} main
 * @param {string} [usage]
 */
export async function runMain(main, usage) {
  const words = process.argv.slice(2);
  if (usage && (words.includes('--help') || words.includes('-h'))) {
    process.stdout.write(`${usage.trim()}\n`);
    return;
  }
  if (words.includes('--version')) {
    process.stdout.write(`${productVersion()}\n`);
    return;
  }
  keepFilesPrivate();
  try {
    await main();
  } catch (error) {
    const text =
      error instanceof PlainError
        ? error.message
        : error instanceof Error
          ? error.stack
          : String(error);
    if (text) process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}

/** Returns the version of package.json, the only place of it. */
export function productVersion() {
  return JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version;
}
