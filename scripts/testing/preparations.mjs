import { statfsSync } from 'node:fs';
import os from 'node:os';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { headlessShell } from './headless-shell.mjs';
import { swiftProgram } from './swift-program.mjs';
import { firstLine } from '../plain-error.mjs';
import { imageNode, oldestNode } from './fetched-node.mjs';

/** An archive over 4 GiB, and the copy that a test opens. */
const LARGE_NEEDS_GIB = 14;
/** Build servers end a run after 35 minutes; each suite of large specs takes four at most. */
export const LATEST_LARGE_SECONDS = 25 * 60;
/** On a slow machine, where it takes three times as long, a run without the panel ends within the hour. */
export const LATEST_PANEL_SECONDS = 35 * 60;
/** Two minutes, and as long to install the engines where they are missing. */
const LATEST_ENGINES_SECONDS = 28 * 60;

/**
 * What a suite needs before it runs.
 * @typedef {object} Prepared
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [program]
 * @property {string} [problem]
 * @property {boolean} [isExcused]
 */

/** One test opens the store's files in a browser. */
export async function swiftAndChromiumOrProblem() {
  try {
    await swiftProgram();
    return await chromiumOrProblem();
  } catch (error) {
    return { problem: firstLine(error) };
  }
}

export async function chromiumOrProblem() {
  const shell = await headlessShell();
  if (shell) return { env: { ...shell.env, CHROMIUM_PATH: shell.path } };
  const { path, problem } = await ensureChromium();
  return problem ? { problem } : { env: { CHROMIUM_PATH: path } };
}

export function imageNodeOrProblem() {
  return programOrProblem(imageNode);
}

export function oldestNodeOrProblem() {
  return programOrProblem(oldestNode);
}

/** @param {() => Promise<string>} find */
async function programOrProblem(find) {
  try {
    return { program: await find() };
  } catch (error) {
    return { problem: firstLine(error) };
  }
}

export async function enginesOrExcuse() {
  const late = lateExcuse(LATEST_ENGINES_SECONDS);
  if (late) return late;
  const { problem } = await ensureEngines();
  return problem ? { problem, isExcused: true } : {};
}

/**
 * @param {number} latestSeconds since the start of the run; later ones are excused
 * @param {() => Prepared | Promise<Prepared>} [prepare]
 */
export function unlessLate(latestSeconds, prepare = () => ({})) {
  return async () => lateExcuse(latestSeconds) ?? (await prepare());
}

export function roomAndTimeOrExcuse() {
  const late = lateExcuse(LATEST_LARGE_SECONDS);
  if (late) return late;
  const { bavail, bsize } = statfsSync(os.tmpdir());
  const freeGib = (bavail * bsize) / 1024 ** 3;
  if (freeGib >= LARGE_NEEDS_GIB) return {};
  const problem = `${os.tmpdir()} has ${freeGib.toFixed(1)} GiB free, and they need ${LARGE_NEEDS_GIB}.`;
  return { problem, isExcused: true };
}

/** @param {number} latestSeconds since the start of the run */
function lateExcuse(latestSeconds) {
  if (process.uptime() <= latestSeconds) return undefined;
  const problem =
    'the parts before took so long that these would not end within half an hour.';
  return { problem, isExcused: true };
}
