import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../paths.mjs';
import { firstLine } from '../plain-error.mjs';
import { nothing } from './summaries.mjs';

/** @import { Suite } from './suites.mjs' */

/**
 * Runs one suite and returns its counts. A bad end without a counted failure counts as one.
 * @param {Suite} suite
 * @param {string[]} files empty: all
 * @param {{env: object, workDir: string, onSpawn: (pid: number) => void}} context
 */
export async function runSuite(suite, files, { env, workDir, onSpawn }) {
  process.stdout.write(`\n── ${suite.part} ──\n`);
  const prepared = (await suite.prepare?.()) ?? {};
  const { problem, isExcused } = prepared;
  if (problem) return cannotRun(suite, { problem, isExcused });
  const report = path.join(workDir, 'report.json');
  rmSync(report, { force: true });
  const fullEnv = {
    ...process.env,
    ...env,
    ...prepared.env,
    ...suite.env?.(report),
  };
  const command = [
    prepared.program ?? process.execPath,
    ...suite.command(report, files),
  ];
  const hasPassed = await runToEnd(command, fullEnv, onSpawn);
  return countsOf(suite, report, hasPassed);
}

/**
 * Fails on a build server; elsewhere it is reported and skipped.
 * @param {Suite} suite
 * @param {{ problem: string, isExcused?: boolean }} options
 */
function cannotRun(suite, { problem, isExcused = false }) {
  const isFailure = Boolean(process.env.CI) && !isExcused;
  process.stderr.write(`!! The ${suite.part} tests did not run: ${problem}\n`);
  return { ...nothing, [isFailure ? 'failed' : 'skipped']: 1 };
}

/**
 * In a new process group: a stop also ends its browsers and workers.
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} env
 * @param {(pid: number) => void} onSpawn
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
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * @param {Suite} suite
 * @param {string} report
 * @param {boolean} hasPassed
 */
function countsOf({ part, read }, report, hasPassed) {
  if (!read) return { ...nothing, [hasPassed ? 'passed' : 'failed']: 1 };
  let counts = nothing;
  try {
    if (existsSync(report))
      counts = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    process.stderr.write(
      `!! The ${part} report cannot be read: ${firstLine(error)}\n`,
    );
  }
  return !hasPassed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
