import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { ensureMediaPrograms } from '../embedded/media-programs.mjs';
import { redisProgram } from '../embedded/redis-program.mjs';
import { built, inRoot } from '../paths.mjs';
import { onStopSignals } from './stop-signals.mjs';

/** @import { Config } from './configuration.mjs' */

/** Tells `start.mjs` that root started it as another account. */
export const asAccountFlag = '--as-account';

/**
 * Runs `npm start` as another account, passing signals on. Root then only fetches packages.
 * @param {{account: {uid: number, gid: number}, prefix: string[]}} start from `unprivilegedStart`
 * @param {Config} config
 * @returns {Promise<number>} its exit code
 */
export async function runAsAccount({ account, prefix }, config) {
  if (!config.redisUrl) await redisProgram();
  if (existsSync(inRoot('.cache'))) chmodSync(inRoot('.cache'), 0o755);
  const { withSmallNursery } = await built('platform/processes/heap-limit.js');
  const [command, ...args] = [
    ...prefix,
    process.execPath,
    ...withSmallNursery([], process.env.NODE_OPTIONS ?? ''),
    inRoot('scripts/start.mjs'),
    asAccountFlag,
  ];
  const child = spawn(command, args, {
    ...(prefix.length === 0 && account),
    env: await withReadSecrets(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise((resolve, reject) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', reject);
  });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => void child.kill(signal);
  onStopSignals(passOn, passOn);
  child.once('message', () => void announceFfmpeg(child, config));
  return exited;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ role: Config['role'] }} options
 */
async function announceFfmpeg(child, { role }) {
  const warning = role === 'web' ? null : await ensureMediaPrograms();
  if (warning) process.stderr.write(`${warning}\n`);
  // A child that has just ended needs no message.
  const ignore = () => undefined;
  if (child.connected) child.send({ type: 'ffmpeg-settled' }, ignore);
}

/** The account may be unable to read secret files: passes their values. */
async function withReadSecrets() {
  /** @type {{ SECRET_VARIABLES: string[] }} */
  const { SECRET_VARIABLES } = await built('platform/config/config.schema.js');
  const env = { ...process.env };
  for (const name of SECRET_VARIABLES) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    env[name] = readFileSync(file, 'utf8').trim();
    delete env[`${name}_FILE`];
  }
  return env;
}
