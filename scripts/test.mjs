import { ensureBuilt } from './build.mjs';
import { waitFor } from './embedded/processes.mjs';
import { ensureInstalled } from './install.mjs';
import { onStopSignals } from './launch/stop-signals.mjs';
import { PlainError, runMain } from './plain-error.mjs';
import { runSuite } from './testing/run-suite.mjs';
import { suites } from './testing/suites.mjs';
import { add, closingLine, isSuccess, nothing } from './testing/summaries.mjs';
import { TestServers } from './testing/test-servers.mjs';

const patienceMs = 10_000;

/** `npm test [part ...]`: installs, builds and runs everything, or the named parts only; ends with one line of counts. */
async function main() {
  const wanted = chosenSuites(process.argv.slice(2));
  await ensureInstalled();
  const present = wanted.filter((suite) => suite.isThere());
  requireAll(wanted, present);
  const servers = await TestServers.open();
  const run = { current: null, isInterrupted: false };
  onStopSignals(
    () => interrupt(run, servers),
    () => endGroup(run.current, 'SIGKILL'),
  );
  const counts = await runAll(present, servers, run).finally(() => run.isInterrupted || servers.close());
  if (run.isInterrupted) return;
  process.stdout.write(`\n${closingLine(counts)}\n`);
  process.exit(isSuccess(counts) ? 0 : 1);
}

function chosenSuites(parts) {
  const known = [...new Set(suites.map((suite) => suite.part))];
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown) throw new PlainError(`There is no part "${unknown}" of the tests; the parts are ${known.join(', ')}.`);
  if (parts.length > 0) return suites.filter((suite) => parts.includes(suite.part));
  return suites.filter((suite) => !suite.isForCi || process.env.CI);
}

/** On a build server no part goes missing without a word. */
function requireAll(wanted, present) {
  const missing = wanted.filter((suite) => !present.includes(suite)).map(({ part }) => part);
  if (process.env.CI && missing.length > 0) throw new PlainError(`Nothing is there to run for ${missing.join(', ')}.`);
}

async function runAll(present, servers, run) {
  const onSpawn = (pid) => {
    run.current = pid;
    servers.noteSuite(pid);
  };
  const { env, problem } = await prepare(present, servers);
  let counts = { ...nothing, failed: problem ? 1 : 0 };
  for (const suite of present.filter((candidate) => !problem || !candidate.needsProduct)) {
    if (run.isInterrupted) break;
    counts = add(
      counts,
      await runSuite(suite, { env: { ...env, ...servers.environment() }, workDir: servers.dir, onSpawn }),
    );
    run.current = null;
  }
  return counts;
}

/** Builds the product and starts its servers where a suite needs them; what needs neither runs even when that fails. */
async function prepare(present, servers) {
  if (!present.some((suite) => suite.needsProduct)) return { env: {} };
  try {
    await ensureBuilt();
    return { env: await servers.start() };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(`${error.message}\n!! The tests that need the built product cannot run.\n`);
    return { env: {}, problem: error };
  }
}

/** Ends the suite that runs, politely first, and leaves nothing behind. */
async function interrupt(run, servers) {
  run.isInterrupted = true;
  endGroup(run.current, 'SIGTERM');
  if (!(await waitFor(() => run.current === null, patienceMs))) endGroup(run.current, 'SIGKILL');
  await servers.close();
  process.stdout.write('\nInterrupted.\n');
  process.exit(130);
}

function endGroup(leader, signal) {
  if (leader === null) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // It has just ended by itself.
  }
}

await runMain(main);
