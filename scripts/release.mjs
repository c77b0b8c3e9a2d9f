import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runCaptured } from './embedded/processes.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { PlainError, productVersion, runMain } from './plain-error.mjs';
import { changesOf } from './release/changelog.mjs';
import { licensesOf } from './release/licenses.mjs';
import {
  copyPackages,
  productionPackages,
} from './release/production-packages.mjs';

const usage = `
npm run release -- folder <folder>    the built product with its packages, as in the image
npm run release -- archive <folder>   the same with deploy/ and docs/ as hatira-<version>-<system>-<processor>.tar.gz
npm run release -- notes <tag>        the changes of the version; refuses another tag than v<version>

The product in the folder starts with node dist/apps/api/src/main.js on a PostgreSQL and a Redis of the machine.
`;

/** @type {Record<string, ((parameter: string) => Promise<void> | void) | undefined>} */
const commands = {
  folder: makeFolder,
  archive: makeArchive,
  notes: printNotes,
};

async function main() {
  const [name = '', parameter] = process.argv.slice(2);
  const command = commands[name];
  if (!command || !parameter) throw new PlainError(usage.trim());
  // Others read a release, whatever the mask of this shell.
  process.umask(0o022);
  await command(parameter);
}

/** @param {string} folder */
async function makeFolder(folder) {
  await ensureInstalled();
  await ensureBuilt();
  mkdirSync(folder, { recursive: true });
  const packages = productionPackages();
  copyPackages(packages, folder);
  copy(folder, 'dist', 'package.json');
  writeFileSync(path.join(folder, 'LICENSES.md'), licensesOf(packages));
}

/** @param {string} folder */
async function makeArchive(folder) {
  const name = `hatira-${productVersion()}-${os.platform()}-${os.arch()}`;
  const content = path.join(folder, name);
  await makeFolder(content);
  copy(content, 'deploy', 'docs', 'README.md', 'CHANGELOG.md', '.env.example');
  const archive = `${name}.tar.gz`;
  const { code, output } = await runCaptured(
    'tar',
    ['--create', '--gzip', '--owner=0', '--group=0', `--file=${archive}`, name],
    { cwd: folder },
  );
  if (code !== 0) throw new PlainError(output.trim());
  process.stdout.write(`${path.join(folder, archive)}\n`);
}

/** @param {string} tag */
function printNotes(tag) {
  const version = productVersion();
  if (tag !== `v${version}`)
    throw new PlainError(
      `The tag ${tag} is not that of version ${version}: it must be v${version}.`,
    );
  const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
  process.stdout.write(`${changesOf(changelog, version)}\n`);
}

/**
 * Secrets of this machine stay here.
 * @param {string} folder
 * @param {...string} names
 */
function copy(folder, ...names) {
  const secrets = inRoot('deploy', 'secrets');
  for (const name of names)
    cpSync(inRoot(name), path.join(folder, name), {
      recursive: true,
      filter: (file) => path.dirname(file) !== secrets,
    });
}

await runMain(main, usage);
