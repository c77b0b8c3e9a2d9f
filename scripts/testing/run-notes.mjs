import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Names the file that a run of `npm test` collects its notes in; a check that runs alone has no file. */
const variable = 'HATIRA_RUN_NOTES';

/**
 * The environment by which the programs of a run find its notes.
 * @param {string} file
 */
export function notesEnvironment(file) {
  return { [variable]: file };
}

/**
 * Leaves a line that `npm test` repeats just before its counts.
 * @param {string} line
 */
export function noteForTheEnd(line) {
  const file = process.env[variable];
  if (file) appendFileSync(file, `${line}\n`);
}

/**
 * The lines left in a file of notes, each once.
 * @param {string} file
 */
export function readNotes(file) {
  if (!existsSync(file)) return [];
  return [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))];
}
