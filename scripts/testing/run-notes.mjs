import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Names a run's file of notes; a check that runs alone has no file. */
const variable = 'HATIRA_RUN_NOTES';

/**
 * The environment by which programs of the run find it.
 * @param {string} file
 */
export function notesEnvironment(file) {
  return { [variable]: file };
}

/**
 * Leaves a line that `npm test` repeats before its counts.
 * @param {string} line
 */
export function noteForTheEnd(line) {
  const file = process.env[variable];
  if (file) appendFileSync(file, `${line}\n`);
}

/**
 * Returns each line of a file of notes once.
 * @param {string} file
 */
export function readNotes(file) {
  if (!existsSync(file)) return [];
  return [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))];
}
