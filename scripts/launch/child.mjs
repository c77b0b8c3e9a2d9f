import { spawn } from 'node:child_process';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { terminate } from '../embedded/processes.mjs';
import { rootDir } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';
import { endProgress } from '../progress-line.mjs';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} script
 * @property {string[]} words for Node
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} [isBackground]
 * @property {(pid: number) => void} onSpawn
 *
 * @typedef {object} State
 * @property {import('node:child_process').ChildProcess} [process]
 * @property {Promise<string>} [exited] resolves to the reason
 * @property {boolean} isStopping
 * @property {number} backOffMs
 */

/** @import { StopStep } from '../embedded/processes.mjs' */

/** @type {StopStep[]} */
const politeStop = [
  ['SIGTERM', 25_000],
  ['SIGKILL', 5_000],
];
/** The first restart comes at once, the second after this pause. */
const firstBackOffMs = 1_000;
const longestBackOffMs = 30_000;
const steadyAfterMs = 60_000;

/** A child that ends with this code has printed the reason. */
const hasSaidWhy = 'exit code 1';

/**
 * Keeps one process alive. In its own session Ctrl-C cannot reach it, so we decide the order of stopping; a killed
 * supervisor's closed IPC channel stops it.
 * @param {Program} program
 * @returns `{ ready, stop(), stopNow() }`; `ready` rejects when the first start fails
 */
export function superviseChild(program) {
  endProgress();
  /** @type {State} */
  const state = { isStopping: false, backOffMs: 0 };
  const ready = startOnce(program, state).ready;
  ready.then(
    () => keepAlive(program, state),
    () => {},
  );
  /** @param {StopStep[]} steps */
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

/**
 * @param {Program} program
 * @param {State} state
 */
function startOnce(program, state) {
  const child = spawn(process.execPath, [...program.words, program.script], {
    cwd: rootDir,
    env: program.env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  state.process = child;
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(signal ?? `exit code ${code}`),
    );
    child.once('error', (error) => resolve(error.message));
  });
  /** @type {Promise<void>} */
  const said = new Promise((resolve) =>
    child.on('message', (/** @type {{ type?: string }} */ message) => {
      if (message.type === 'ready') resolve();
    }),
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

/**
 * Restarts a process that ends unasked, more slowly when repeated.
 * @param {Program} program
 * @param {State} state
 */
async function keepAlive(program, state) {
  let startedAt = performance.now();
  for (;;) {
    const how = await state.exited;
    if (state.isStopping) return;
    if (performance.now() - startedAt > steadyAfterMs) state.backOffMs = 0;
    process.stderr.write(
      `The ${program.name} process ended (${how}); restarting in ${state.backOffMs / 1000} s.\n`,
    );
    await delay(state.backOffMs);
    state.backOffMs = nextBackOff(state.backOffMs);
    if (state.isStopping) return;
    startedAt = performance.now();
    startOnce(program, state).ready.catch(() => {});
  }
}

/** @param {number} backOffMs */
function nextBackOff(backOffMs) {
  return Math.min(Math.max(backOffMs * 2, firstBackOffMs), longestBackOffMs);
}

/** @param {number} pid */
function lowerPriority(pid) {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process stays at normal priority; uploads only wait a little longer.
  }
}
