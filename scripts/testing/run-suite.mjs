import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../paths.mjs';
import { firstLine } from '../plain-error.mjs';
import { nothing } from './summaries.mjs';

/**
 * @import { Suite } from './runners.mjs'
 * @import { Counts } from './summaries.mjs'
 */

/**
 * @typedef {object} Context
 * @property {object} env
 * @property {string} workDir
 * @property {string} productNode runs the suites that need the product
 * @property {(pid: number) => void} onSpawn
 */

/**
 * Makes V8 optimize functions later. Most code of a test runs a few times, and optimizing it costs a tenth of the time.
 * Workers and servers of the tests inherit it. Node 24 does not have the flag.
 */
const OPTIMIZE_LATER = '--interrupt-budget=1000000';

/**
 * Runs one suite and returns its counts, with its part in each failure. A bad end without a counted failure counts as
 * one.
 * @param {Suite} suite
 * @param {string[]} files empty: all
 * @param {Context} context
 * @returns {Promise<Counts>}
 */
export async function runSuite(suite, files, context) {
  const { failures, ...counts } = await outcomeOf(suite, files, context);
  const { part } = suite;
  return {
    ...counts,
    failures: failures.map((failure) => ({ ...failure, part })),
  };
}

/**
 * @param {Suite} suite
 * @param {string[]} files
 * @param {Context} context
 * @returns {Promise<Counts>}
 */
async function outcomeOf(suite, files, { env, workDir, productNode, onSpawn }) {
  process.stdout.write(`\n── ${suite.title ?? suite.part} ──\n`);
  const prepared = (await suite.prepare?.()) ?? {};
  const { problem, isExcused } = prepared;
  if (problem) return cannotRun(suite, { problem, isExcused });
  const report = path.join(workDir, 'report.json');
  rmSync(report, { force: true });
  const fullEnv = {
    ...process.env,
    ...env,
    ...prepared.env,
    ...suite.env?.(report, files),
  };
  const program =
    prepared.program ?? (suite.needsProduct ? productNode : process.execPath);
  const command = [
    program,
    ...nodeOptions(program),
    ...suite.command(report, files),
  ];
  const badEnd = await runToEnd(command, fullEnv, onSpawn);
  return withBadEnd(countsOf(suite, report, badEnd), badEnd);
}

/** @param {string} program a Node */
function nodeOptions(program) {
  const { status } = spawnSync(program, [OPTIMIZE_LATER, '--version']);
  return status === 0 ? [OPTIMIZE_LATER] : [];
}

/**
 * Fails on a build server; elsewhere it is reported and skipped.
 * @param {Suite} suite
 * @param {{ problem: string, isExcused?: boolean }} options
 * @returns {Counts}
 */
function cannotRun(suite, { problem, isExcused = false }) {
  const isFailure = Boolean(process.env.CI) && !isExcused;
  const title = suite.title ?? suite.part;
  process.stderr.write(`!! The ${title} tests did not run: ${problem}\n`);
  if (!isFailure) return { ...nothing, skipped: 1 };
  const failures = [{ name: 'did not run', error: problem }];
  return { ...nothing, failed: 1, failures };
}

/**
 * In a new process group: a stop also ends its browsers and workers. Returns the reason of a bad end.
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} env
 * @param {(pid: number) => void} onSpawn
 * @returns {Promise<string | undefined>}
 */
function runToEnd([program, ...args], env, onSpawn) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: rootDir,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    if (child.pid) onSpawn(child.pid);
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) =>
      resolve(code === 0 ? undefined : `it ended with ${signal ?? code}`),
    );
  });
}

/**
 * @param {Suite} suite
 * @param {string} report
 * @param {string | undefined} badEnd
 * @returns {Counts}
 */
function countsOf({ part, read }, report, badEnd) {
  if (!read) return { ...nothing, [badEnd ? 'failed' : 'passed']: 1 };
  try {
    if (existsSync(report))
      return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    process.stderr.write(
      `!! The ${part} report cannot be read: ${firstLine(error)}\n`,
    );
  }
  return nothing;
}

/**
 * Counts and names a bad end that no test explains.
 * @param {Counts} counts
 * @param {string | undefined} badEnd
 * @returns {Counts}
 */
function withBadEnd(counts, badEnd) {
  if (!badEnd) return counts;
  const failed = Math.max(counts.failed, 1);
  const { failures } = counts;
  if (failures.length >= failed) return { ...counts, failed };
  const unnamed = {
    name: 'the part itself',
    error: `${badEnd}; its own output says why`,
  };
  return { ...counts, failed, failures: [...failures, unnamed] };
}
