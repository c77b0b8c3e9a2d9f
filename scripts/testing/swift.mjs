import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PlainError } from '../plain-error.mjs';
import { freePort } from '../embedded/ports.mjs';
import { runCaptured, terminate, waitFor } from '../embedded/processes.mjs';
import { swiftProgram } from './swift-program.mjs';
import { swiftSettings } from './swift-settings.mjs';

const startTimeoutMs = 60_000;
/** @type {StopStep[]} */
const quickStop = [['SIGKILL', 5_000]];
const storageServers = ['account', 'container', 'object'];
const portNames = [...storageServers, 'proxy', 'memcached'];

const buildRings = `
import sys
from swift.common.ring import RingBuilder
for name, port in (place.split(':') for place in sys.argv[2:]):
    builder = RingBuilder(6, 1, 0)
    address = {'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'region': 1, 'zone': 1, 'weight': 1}
    builder.add_dev({**address, 'replication_ip': '127.0.0.1', 'replication_port': int(port), 'meta': ''})
    builder.rebalance()
    builder.get_ring().save('%s/%s.ring.gz' % (sys.argv[1], name))
`;
/** They leave their parent's group; the kernel still ends them (PR_SET_PDEATHSIG). */
const endWithParent = `
import ctypes, os, sys
ctypes.CDLL(None).prctl(1, 9)
`;

/**
 * @import { Home } from './swift-settings.mjs'
 * @import { StopStep } from '../embedded/processes.mjs'
 */

/** The packaged commands read /etc/swift first; this names our folder. */
const serve = `${endWithParent}
from swift.common import utils
utils.set_swift_dir(sys.argv[1])
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[2], sys.argv[3]))`;
const run = `${endWithParent}
os.execv(sys.argv[1], sys.argv[1:])`;

/**
 * Starts an S3 server on temporary data in `<dataDir>/swift`; it ends with the caller.
 * @param {{ dataDir: string }} options
 * @throws PlainError with the reason
 * @returns `{ endpoint, region, accessKeyId, secretAccessKey, stopNow() }`
 */
export async function startSwift({ dataDir }) {
  const program = await swiftProgram();
  const home = await openHome(dataDir);
  for (const [name, content] of Object.entries(swiftSettings(home))) {
    writeFileSync(path.join(home.dir, name), content, { mode: 0o600 });
  }
  await makeRings(program, home);
  const children = [
    launch(program, home, 'memcached', [
      '-c',
      run,
      program.memcached,
      ...memcachedArguments(home),
    ]),
    ...[...storageServers, 'proxy'].map((name) =>
      launch(program, home, name, serverCommand(home.dir, name)),
    ),
  ];
  const stopNow = async () =>
    void (await Promise.all(
      children.map(({ pid }) => pid && terminate(pid, quickStop)),
    ));
  const endpoint = `http://127.0.0.1:${home.ports.proxy}`;
  const isUp = await waitFor(
    () => children.some(hasEnded) || answers(endpoint),
    startTimeoutMs,
  );
  const ended = children.find(hasEnded);
  if (!isUp || ended) {
    await stopNow();
    throw new PlainError(
      `OpenStack Swift did not start: ${ended ? complaint(home, ended.name) : 'no answer in time'}`,
    );
  }
  const { secretAccessKey } = home;
  return {
    endpoint,
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey,
    stopNow,
  };
}

/** @param {string} dataDir */
async function openHome(dataDir) {
  const dir = path.join(dataDir, 'swift');
  mkdirSync(path.join(dir, 'disk', 'd1'), { recursive: true, mode: 0o700 });
  /** @type {Record<string, number>} */
  const ports = {};
  for (const name of portNames) ports[name] = await freePort();
  return {
    dir,
    ports,
    user: os.userInfo().username,
    secretAccessKey: randomBytes(24).toString('hex'),
  };
}

/**
 * One disk, one copy, 64 parts.
 * @param {{ python: string, env: NodeJS.ProcessEnv }} options
 * @param {{ dir: string, ports: Record<string, number> }} options
 */
async function makeRings({ python, env }, { dir, ports }) {
  const places = storageServers.map((name) => `${name}:${ports[name]}`);
  const { code, output } = await runCaptured(
    python,
    ['-s', '-c', buildRings, dir, ...places],
    { env },
  );
  if (code !== 0)
    throw new PlainError(
      `OpenStack Swift's rings cannot be made: ${output.trim().split('\n').at(-1)}`,
    );
}

/** @param {{ ports: Record<string, number>, user: string }} options */
function memcachedArguments({ ports, user }) {
  return [
    '-l',
    '127.0.0.1',
    '-p',
    String(ports.memcached),
    '-U',
    '0',
    '-m',
    '32',
    '-u',
    user,
  ];
}

/**
 * @param {string} dir
 * @param {string} name
 */
function serverCommand(dir, name) {
  return [
    '-c',
    serve,
    dir,
    path.join(dir, `${name}-server.conf`),
    `${name}-server`,
  ];
}

/**
 * @param {{ python: string, env: NodeJS.ProcessEnv }} options
 * @param {Home} home
 * @param {string} name
 * @param {string[]} args
 */
function launch({ python, env }, home, name, args) {
  const log = openSync(logFile(home, name), 'a', 0o600);
  const child = spawn(python, ['-s', ...args], {
    cwd: home.dir,
    env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.once('error', () => {});
  // It ends with the caller, so the caller need not wait for it.
  child.unref();
  return Object.assign(child, { name });
}

/** @param {import('node:child_process').ChildProcess} child */
function hasEnded(child) {
  return (
    child.pid === undefined ||
    child.exitCode !== null ||
    child.signalCode !== null
  );
}

/**
 * Lists the account's containers through all four servers; a whole one answers 403 without a signature.
 * @param {string} endpoint
 */
async function answers(endpoint) {
  try {
    const answer = await fetch(`${endpoint}/probe/object`, {
      signal: AbortSignal.timeout(2_000),
    });
    return answer.status > 0 && answer.status < 500;
  } catch {
    return false;
  }
}

/**
 * @param {Home} home
 * @param {string} name
 */
function complaint(home, name) {
  const lines = readFileSync(logFile(home, name), 'utf8').trim().split('\n');
  return `${name}: ${lines.at(-1) || 'it ended without a word'}`;
}

/**
 * @param {{ dir: string }} options
 * @param {string} name
 */
function logFile({ dir }, name) {
  return path.join(dir, `${name}.log`);
}
