import { spawnSync } from 'node:child_process';
import { realpathSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  accountName,
  canReach,
  firstUnreadable,
  productAccount,
} from '../embedded/account.mjs';
import { postgresHome } from '../embedded/postgres-binaries.mjs';
import { findOnPath } from '../embedded/programs.mjs';
import { built, inRoot, rootDir } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';
import { giveDataDir, markRootUse } from './data-owner.mjs';
import { endRootsRedis, takeDataDir } from './earlier-run.mjs';
import { prepareDataDir } from './preflight.mjs';

/**
 * @import { Config } from './configuration.mjs'
 * @import { Account } from '../embedded/account.mjs'
 */

const sampleFiles = [
  inRoot('scripts/start.mjs'),
  inRoot('dist/apps/api/src/main.js'),
  inRoot('node_modules/.package-lock.json'),
  inRoot('node_modules/sharp/package.json'),
];

/**
 * Runs the product as PostgreSQL's account, which then owns DATA_DIR. Returns null without root, or where root is
 * needed, with the reason printed.
 * @param {Config} config
 * @throws PlainError when DATA_DIR is unusable or in use by another start
 * @returns {Promise<{account: {uid: number, gid: number}, prefix: string[]} | null>} `prefix` goes before the command;
 * empty: spawn with the account's ids
 */
export async function unprivilegedStart(config) {
  if (process.getuid?.() !== 0) return null;
  await prepareDataDir(config.dataDir);
  await endEarlierRun(config);
  const account = productAccount(config.dataDir);
  const prefix = account && bindingPrefix(account, config);
  const problem =
    obstacle(account, config) ??
    portProblem(prefix, config) ??
    (await givingProblem(account, config));
  if (account && prefix && problem === null) return { account, prefix };
  markRootUse(config.dataDir);
  process.stderr.write(
    `!! Web and worker run as root, with all rights on this machine. ${problem}\n`,
  );
  return null;
}

/** @param {{ dataDir: string, databaseUrl: string | undefined, redisUrl: string | undefined }} options */
async function endEarlierRun({ dataDir, databaseUrl, redisUrl }) {
  if (databaseUrl && redisUrl) return;
  const lock = await takeDataDir(dataDir);
  await endRootsRedis(dataDir);
  lock.release();
}

/**
 * @param {Account | null} account
 * @param {{ dataDir: string }} options
 */
async function givingProblem(account, { dataDir }) {
  if (!account) return null;
  const { isShared } = await built('platform/storage/local/shared-folder.js');
  if (isShared(dataDir))
    return `DATA_DIR ${dataDir} holds other folders too: give the product one of its own.`;
  try {
    await giveDataDir(account, dataDir);
    return null;
  } catch (error) {
    if (error instanceof PlainError) return error.message;
    throw error;
  }
}

/**
 * Why the account cannot listen; null: it can.
 * @param {string[] | null} prefix
 * @param {Config} config
 */
function portProblem(prefix, config) {
  return prefix
    ? null
    : `Port ${lowPort(config)} needs root where setpriv (of util-linux) is missing.`;
}

/**
 * Why the account cannot run the product; null: it can.
 * @param {Account | null} account
 * @param {{ dataDir: string, databaseUrl: string | undefined }} options
 */
function obstacle(account, { dataDir, databaseUrl }) {
  if (!account) return 'This system has no account postgres, nobody or daemon.';
  const name = accountName(account);
  const cure =
    'Move it to /srv or /opt and make it readable (chmod -R go+rX), or start as an account of its own.';
  if (!runsAs(account, [process.execPath, '--version']))
    return `The account ${name} cannot run ${process.execPath}. Install Node for all accounts.`;
  const unreadable = firstUnreadable(account, [rootDir, ...sampleFiles]);
  if (unreadable)
    return `The account ${name} cannot read ${unreadable}. ${cure}`;
  if (!databaseUrl && !postgresHome(account).startsWith(rootDir))
    return `The account ${name} cannot run the programs of ${rootDir}. ${cure}`;
  if (!canReach(account, path.dirname(realpathSync(dataDir))))
    return `The account ${name} cannot reach DATA_DIR ${dataDir}. ${cure}`;
  return null;
}

/**
 * Ports below 1024 need a capability, which setpriv keeps; null where it cannot.
 * @param {{ uid: number, gid: number }} options
 * @param {Config} config
 */
function bindingPrefix({ uid, gid }, config) {
  if (lowPort(config) === undefined) return [];
  const setpriv = findOnPath('setpriv');
  if (!setpriv) return null;
  const right = '+net_bind_service';
  const ids = [
    '--reuid',
    String(uid),
    '--regid',
    String(gid),
    '--clear-groups',
  ];
  const prefix = [
    setpriv,
    ...ids,
    '--inh-caps',
    right,
    '--ambient-caps',
    right,
    '--',
  ];
  return runsAs(null, [...prefix, process.execPath, '--version'])
    ? prefix
    : null;
}

/** @param {{ role: Config['role'], port: number, metrics: Config['metrics'] }} options */
function lowPort({ role, port, metrics }) {
  const ports = [...(role === 'worker' ? [] : [port]), metrics.port ?? 0];
  const lowest = lowestFreePort();
  return ports.find((wanted) => wanted > 0 && wanted < lowest);
}

function lowestFreePort() {
  try {
    return Number(
      readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'),
    );
  } catch {
    return 1024;
  }
}

/**
 * @param {Account | null} account
 * @param {string[]} options
 */
function runsAs(account, [command, ...args]) {
  return (
    spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}
