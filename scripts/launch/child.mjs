import { spawn } from 'node:child_process';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { terminate } from '../embedded/processes.mjs';
import { rootDir } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';

const politeStop = [
  ['SIGTERM', 25_000],
  ['SIGKILL', 5_000],
];
const longestBackOffMs = 30_000;
const steadyAfterMs = 60_000;

/** A child that ends with this code has said itself, in one line, why it could not start. */
const hasSaidWhy = 'exit code 1';

/**
 * Keeps one process of the product alive. It has its own session, so that a Ctrl-C in the terminal reaches only us and
 * we decide the order of stopping; when the supervisor is killed, the closed IPC channel stops it.
 *
 * @param {{name: string, script: string, env: object, isBackground?: boolean, onSpawn: (pid: number) => void}} program
 * @returns `{ ready, stop(), stopNow() }`; `ready` rejects when the first start fails
 */
export function superviseChild(program) {
  const state = { process: null, isStopping: false, backOffMs: 1_000 };
  const ready = startOnce(program, state).ready;
  ready.then(
    () => keepAlive(program, state),
    () => {},
  );
  const end = async (steps) => {
    state.isStopping = true;
    if (state.process?.exitCode === null && state.process.signalCode === null) {
      await terminate(state.process.pid, steps);
    }
  };
  return {
    ready,
    stop: () => end(politeStop),
    stopNow: () => end([['SIGKILL', 5_000]]),
  };
}

function startOnce(program, state) {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', program.script],
    {
      cwd: rootDir,
      env: program.env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  state.process = child;
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(signal ?? `exit code ${code}`),
    );
    child.once('error', (error) => resolve(error.message));
  });
  const said = new Promise((resolve) =>
    child.on('message', (message) => message?.type === 'ready' && resolve()),
  );
  const failed = exited.then((how) => {
    throw new PlainError(
      how === hasSaidWhy
        ? ''
        : `The ${program.name} process ended (${how}) before it was ready.`,
    );
  });
  state.exited = exited;
  if (child.pid) program.onSpawn(child.pid);
  if (child.pid && program.isBackground) lowerPriority(child.pid);
  return { ready: Promise.race([said, failed]) };
}

/** Restarts the process each time it ends without being asked to, more slowly when it keeps ending. */
async function keepAlive(program, state) {
  let startedAt = performance.now();
  for (;;) {
    const how = await state.exited;
    if (state.isStopping) return;
    if (performance.now() - startedAt > steadyAfterMs) state.backOffMs = 1_000;
    process.stderr.write(
      `The ${program.name} process ended (${how}); restarting in ${state.backOffMs / 1000} s.\n`,
    );
    await delay(state.backOffMs);
    state.backOffMs = Math.min(state.backOffMs * 2, longestBackOffMs);
    if (state.isStopping) return;
    startedAt = performance.now();
    startOnce(program, state).ready.catch(() => {});
  }
}

function lowerPriority(pid) {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It runs at normal priority then; guests' uploads only wait a little longer.
  }
}
