import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

type MakeFile = (target: string) => Promise<void>;

const ZOO = path.join(process.cwd(), 'test/support/zoo');
const CACHE = path.join(process.cwd(), '.cache/samples');

/**
 * Makes each sample once per version of the zoo; encoding takes up to a second.
 */
export function kept(makers: Record<string, MakeFile>): typeof makers {
  const entries = Object.entries(makers).map(([name, make]) => {
    const copy: MakeFile = async (target) =>
      copyFile(await fileOf(name, make), target);
    return [name, copy] as const;
  });
  return Object.fromEntries(entries);
}

/** The same for a sample in memory. */
export async function keptBytes(
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const write: MakeFile = async (target) => writeFile(target, await make());
  return readFile(await fileOf(name, write));
}

async function fileOf(name: string, make: MakeFile): Promise<string> {
  const folder = path.join(CACHE, versionOfZoo());
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  // Two workers may make the same sample; the rename publishes a whole file.
  const attempt = await mkdtemp(path.join(folder, 'new-'));
  try {
    await make(path.join(attempt, name));
    await rename(path.join(attempt, name), file);
  } finally {
    await rm(attempt, { recursive: true });
  }
  return file;
}

let version: string | undefined;

function versionOfZoo(): string {
  version ??= readdirSync(ZOO, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
    .reduce(
      (hash, file) => hash.update(readFileSync(file)),
      createHash('sha256'),
    )
    .digest('hex')
    .slice(0, 16);
  return version;
}
