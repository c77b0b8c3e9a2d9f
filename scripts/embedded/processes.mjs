import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../plain-error.mjs';

/** @typedef {[signal: NodeJS.Signals, waitMs: number]} StopStep */

/**
 * Whether a process of this id runs, under any account; a zombie does not.
 * @param {number} pid
 */
export function isAlive(pid) {
  const state = linuxStat(pid)?.state;
  if (state === 'Z' || state === 'X') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Whether it runs and we may signal it, as each process that we started.
 * @param {number} pid
 */
export function isOurs(pid) {
  try {
    process.kill(pid, 0);
    return isAlive(pid);
  } catch {
    return false;
  }
}

/**
 * Returns a mark that a later process with this id lacks; null when ended or hidden.
 * @param {number} pid
 */
export function startMark(pid) {
  if (!isAlive(pid)) return null;
  const stat = linuxStat(pid);
  return stat
    ? `tick ${stat.startedAtTicks}`
    : outputOrNull('ps', ['-o', 'lstart=', '-p', String(pid)]);
}

/**
 * Returns the working directory, links resolved; null when the system hides it.
 * @param {number} pid
 */
export function workingDirectory(pid) {
  if (existsSync('/proc/self/cwd')) {
    try {
      return readlinkSync(`/proc/${pid}/cwd`);
    } catch {
      return null;
    }
  }
  const listing = outputOrNull('lsof', [
    '-a',
    '-p',
    String(pid),
    '-d',
    'cwd',
    '-Fn',
  ]);
  return listing?.match(/^n(.+)$/m)?.[1] ?? null;
}

/**
 * Returns whether the process ended in time.
 * @param {number} pid
 * @param {number} timeoutMs
 */
function waitForExit(pid, timeoutMs) {
  return waitFor(() => !isAlive(pid), timeoutMs);
}

/**
 * Checks a condition every 20 ms; returns whether it held in time.
 * @param {() => unknown} condition
 * @param {number} timeoutMs
 */
export async function waitFor(condition, timeoutMs) {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

/**
 * Sends signals until the process ends. Steps are `[signal, waitMs]`.
 * @param {number | undefined} pid
 * @param {StopStep[]} steps
 */
export async function terminate(pid, steps) {
  if (pid === undefined) return;
  for (const [signal, waitMs] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForExit(pid, waitMs)) return;
  }
}

/**
 * Runs a command to its end. Output joins both streams; code is null when it did not start or was killed.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runCaptured(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) =>
      resolve({ code: null, output: error.message }),
    );
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** @param {number} pid */
function linuxStat(pid) {
  try {
    // The command in brackets may itself hold spaces and brackets.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], startedAtTicks: fields[19] };
  } catch {
    return null;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function outputOrNull(command, args) {
  try {
    return (
      execFileSync(command, args, {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || null
    );
  } catch {
    return null;
  }
}
