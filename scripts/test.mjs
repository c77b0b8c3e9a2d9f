import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { inRoot, rootDir } from './paths.mjs';
import { firstLine, PlainError, runMain } from './plain-error.mjs';
import { rings } from './testing/calls.mjs';
import { chooseCalls } from './testing/choose-calls.mjs';
import { killLateEnd } from './testing/late-end.mjs';
import {
  add,
  closingLine,
  countsOf,
  nothing,
  SLOW_SECONDS,
} from './testing/reports.mjs';

/**
 * @import { Call } from './testing/calls.mjs'
 * @import { Counts } from './testing/reports.mjs'
 */

const usage = `
npm test                          check, unit, components, api and browser
npm run test:proof                faults, whole product starts, replicas, S3, the other browser tests
npm run test:large                other browser engines, archives over 4 GiB, chaos, variants

npm test -- api                   one part: check, unit, components, api, browser, proof or large
npm test -- api slice-uploads     the spec files of a part whose path contains a word
npm test -- slice-uploads         the same in all parts
npm test -- browser --shard=1/2   a share of the tests

Installs and builds what is missing. The last line says "N passed, N failed".
`;

async function main() {
  // Decoders of root run as another account, which reads programs that specs write.
  process.umask(0o022);
  const words = process.argv.slice(2);
  const options = words.filter((word) => word.startsWith('-'));
  const chosen = chooseCalls(words.filter((word) => !options.includes(word)));
  await ensureInstalled();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hatira-reports-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  let counts = nothing;
  for (const { call, specs } of chosen)
    counts = add(counts, await run(call, specs, options, dir));
  printEnd(counts);
  const isComplete = !process.env.CI || counts.skipped === 0;
  process.exitCode =
    counts.failed === 0 && counts.passed > 0 && isComplete ? 0 : 1;
}

/**
 * Runs a tool and counts its tests. Specs that cannot run here count as one failure, as does a bad end that no test
 * explains.
 * @param {Call} call
 * @param {string[]} specs empty: all
 * @param {string[]} options
 * @param {string} dir for the report
 * @returns {Promise<Counts>}
 */
async function run(call, specs, options, dir) {
  process.stdout.write(`\n── ${call.part} ──\n`);
  const report = path.join(dir, 'report.json');
  rmSync(report, { force: true });
  try {
    const needs = (await call.prepare?.()) ?? {};
    const badEnd = await runTool(call, specs, options, { report, ...needs });
    const counts = existsSync(report)
      ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
      : withoutReport(call, badEnd, options);
    if (!rings.test.includes(call)) counts.slow = [];
    return badEnd && counts.failed === 0
      ? add(counts, failure(call, badEnd))
      : counts;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return failure(call, firstLine(error));
  }
}

/**
 * A call without reports is one test. A share of few spec files may be empty; any other tool writes a report.
 * @param {Call} call
 * @param {string | undefined} badEnd
 * @param {string[]} options
 * @returns {Counts}
 */
function withoutReport(call, badEnd, options) {
  if (badEnd) return nothing;
  if (!call.reports) return { ...nothing, passed: 1 };
  return isShare(options) ? nothing : failure(call, 'wrote no report');
}

/** @param {string[]} options */
function isShare(options) {
  return options.some((option) => option.startsWith('--shard'));
}

/**
 * @param {Call} call
 * @param {string} reason
 * @returns {Counts}
 */
function failure({ part }, reason) {
  return { ...nothing, failed: 1, failures: [`${part}  ${reason}`] };
}

/**
 * Returns the reason of a bad end.
 * @param {Call} call
 * @param {string[]} specs
 * @param {string[]} options
 * @param {{ report: string, program?: string, env?: NodeJS.ProcessEnv }} needs
 * @returns {Promise<string | undefined>}
 */
function runTool(call, specs, options, { report, program, env }) {
  const base = specs.length > 0 ? (call.named ?? call.command) : call.command;
  const reports = call.reports?.(report) ?? {};
  const [script, ...args] = base;
  const child = spawn(
    program ?? process.execPath,
    [
      inRoot(script),
      ...(reports.args ?? []),
      ...(call.reports ? options : []),
      ...(isShare(options) ? (call.mayBeEmpty ?? []) : []),
      ...args,
      ...specs,
    ],
    {
      cwd: rootDir,
      env: { ...process.env, ...env, ...reports.env, ...call.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill('SIGTERM');
  };
  process.once('SIGTERM', stop);
  const wasKilled = killLateEnd(child, report);
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', stop);
      if (wasKilled()) return resolve('did not end after its tests');
      if (isStopped || code === 130) process.exit(130);
      if (code === 0) return resolve(undefined);
      resolve(
        signal ? `was ended by ${signal}` : `ended with exit code ${code}`,
      );
    });
  });
}

/** @param {Counts} counts */
function printEnd(counts) {
  const lines = counts.failures.map((name) => `FAILED  ${name}`);
  if (counts.slow.length > 0)
    lines.push(
      `Slower than ${SLOW_SECONDS} s. If it is so on quiet processors, it belongs to test/proof:`,
      ...counts.slow.map((name) => `  ${name}`),
    );
  process.stdout.write(`\n${[...lines, closingLine(counts)].join('\n')}\n`);
}

await runMain(main, usage);
