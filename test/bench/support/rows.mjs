import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tableOf } from './figures.mjs';

/** @typedef {import('./figures.mjs').Row} Row */

/** Rounds of each measurement. */
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** The folder of this run. */
export const BENCH_DIR = process.env.BENCH_DIR ?? '';

/**
 * Prints the rows and keeps them for the closing table.
 * @param {readonly Row[]} rows
 */
export function record(rows) {
  console.log(tableOf(rows));
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
  appendFileSync(fileIn(BENCH_DIR), lines.join(''));
}

/**
 * Returns all rows that the benches of a run kept.
 * @param {string} dir
 * @returns {Row[]}
 */
export function recordedRows(dir) {
  if (!existsSync(fileIn(dir))) return [];
  const lines = readFileSync(fileIn(dir), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/**
 * Runs every way once a round, in the opposite order every other round, so
 * that other work and a warm cache affect all alike.
 * @template T
 * @param {Record<string, () => Promise<T>>} ways
 * @returns {Promise<Record<string, T[]>>} results by name, round by round
 */
export async function inTurns(ways, rounds = ROUNDS) {
  const names = Object.keys(ways);
  /** @type {Record<string, T[]>} */
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) results[name].push(await ways[name]());
  }
  return results;
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, ms: number }>}
 */
export async function timed(work) {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - startedAt };
}

/** @param {string} dir */
function fileIn(dir) {
  return path.join(dir, 'rows.jsonl');
}
