import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureFfmpeg, pathWithFfmpeg } from './embedded/ffmpeg-program.mjs';
import { waitFor } from './embedded/processes.mjs';
import { ensureInstalled } from './install.mjs';
import { onStopSignals } from './launch/stop-signals.mjs';
import { PlainError, runMain } from './plain-error.mjs';
import { chooseSpecs } from './testing/choose-specs.mjs';
import { failureLines } from './testing/failures.mjs';
import { productNode } from './testing/fetched-node.mjs';
import { notesEnvironment, readNotes } from './testing/run-notes.mjs';
import { runSuite } from './testing/run-suite.mjs';
import { isPresent } from './testing/suites.mjs';
import { add, closingLine, isSuccess, nothing } from './testing/summaries.mjs';
import { TestServers } from './testing/test-servers.mjs';

/** @typedef {{ current: number | null, isInterrupted: boolean }} Run the process group of a suite */

/** @import { Choice } from './testing/choose-specs.mjs' */

const patienceMs = 10_000;

const usage = `
npm test                          everything
npm test -- api                   one part: check, unit, imaging, node-20, api, faults, fuzz, s3, browser, engines, large, chaos
npm test -- api slice-uploads     the spec files of a part whose path contains a word
npm test -- slice-uploads         the same in all parts

Installs and builds what is missing. The last line says "N passed, N failed".
`;

async function main() {
  const chosen = chooseSpecs(process.argv.slice(2));
  await ensureInstalled();
  const present = chosen.filter(({ suite }) => isPresent(suite));
  requireAll(chosen, present);
  const servers = await TestServers.open();
  /** @type {Run} */
  const run = { current: null, isInterrupted: false };
  onStopSignals(
    () => interrupt(run, servers),
    () => endGroup(run.current, 'SIGKILL'),
  );
  const { counts, notes } = await runAll(present, servers, run).finally(
    () => run.isInterrupted || servers.close(),
  );
  if (run.isInterrupted) return;
  const end = [...failureLines(counts.failures), ...notes, closingLine(counts)];
  process.stdout.write(`\n${end.join('\n')}\n`);
  process.exit(isSuccess(counts) ? 0 : 1);
}

/**
 * On a build server every part must have specs.
 * @param {Choice[]} chosen
 * @param {Choice[]} present
 */
function requireAll(chosen, present) {
  const missing = chosen
    .filter((choice) => !present.includes(choice))
    .map(({ suite }) => suite.part);
  if (process.env.CI && missing.length > 0)
    throw new PlainError(
      `These parts have no specs to run: ${missing.join(', ')}.`,
    );
}

/**
 * @param {Choice[]} present
 * @param {TestServers} servers
 * @param {Run} run
 */
async function runAll(present, servers, run) {
  /** @param {number} pid */
  const onSpawn = (pid) => {
    run.current = pid;
    servers.noteSuite(pid);
  };
  const { env, problem, node } = await prepare(present, servers);
  let counts = problem ? unprepared(problem) : nothing;
  const notesFile = path.join(servers.dir, 'notes');
  const ownEnv = {
    ...env,
    ...servers.environment(),
    ...notesEnvironment(notesFile),
  };
  const context = {
    env: ownEnv,
    workDir: servers.dir,
    productNode: node?.program ?? process.execPath,
    onSpawn,
  };
  for (const { suite, files } of present.filter(
    (choice) => !problem || !choice.suite.needsProduct,
  )) {
    if (run.isInterrupted) break;
    counts = add(counts, await runSuite(suite, files, context));
    run.current = null;
  }
  const notes = readNotes(notesFile);
  return { counts, notes: node?.warning ? [node.warning, ...notes] : notes };
}

/**
 * Suites that need neither build nor servers run even if this fails.
 * @param {Choice[]} present
 * @param {TestServers} servers
 */
async function prepare(present, servers) {
  if (!present.some(({ suite }) => suite.needsProduct)) return { env: {} };
  try {
    const [warning, node] = await Promise.all([
      ensureFfmpeg(),
      productNode(),
      ensureBuilt(),
    ]);
    if (warning) process.stderr.write(`${warning}\n`);
    const env = { ...(await servers.start()), PATH: pathWithFfmpeg() };
    return { env, node };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(
      `${error.message}\n!! The tests that need the built product cannot run.\n`,
    );
    return { env: {}, problem: error };
  }
}

/** @param {PlainError} problem */
function unprepared({ message }) {
  const failures = [{ name: 'build and servers', error: message }];
  return { ...nothing, failed: 1, failures };
}

/**
 * SIGTERM first; then removes servers and folder.
 * @param {Run} run
 * @param {TestServers} servers
 */
async function interrupt(run, servers) {
  run.isInterrupted = true;
  endGroup(run.current, 'SIGTERM');
  if (!(await waitFor(() => run.current === null, patienceMs)))
    endGroup(run.current, 'SIGKILL');
  await servers.close();
  process.stdout.write('\nInterrupted.\n');
  process.exit(130);
}

/**
 * @param {number | null} leader
 * @param {NodeJS.Signals} signal
 */
function endGroup(leader, signal) {
  if (leader === null) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // It has just ended.
  }
}

await runMain(main, usage);
