import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

/** The files of a zip as a program reads them: SHA-256 by name. */
export type ZipContent = Record<string, string>;

interface Readers {
  programs: Record<'unzip' | 'bsdtar' | 'sevenZip' | 'python', string>;
  env: Record<string, string>;
}

export const READERS = [
  'Info-ZIP',
  'Python zipfile',
  'bsdtar',
  'bsdtar from a pipe',
  '7-Zip',
] as const;
export type Reader = (typeof READERS)[number];

const PYTHON = `
import hashlib, json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    found = {}
    for info in archive.infolist():
        hash = hashlib.sha256()
        with archive.open(info) as file:
            while chunk := file.read(1 << 20): hash.update(chunk)
        assert info.filename not in found, info.filename
        found[info.filename] = hash.hexdigest()
    print(json.dumps(found))
`;

const PYTHON_TIMES = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    print(json.dumps({info.filename: '%04d-%02d-%02dT%02d:%02d:%02d' % info.date_time for info in archive.infolist()}))
`;

const run = promisify(execFile);
let found: Promise<Readers> | undefined;

function readers(): Promise<Readers> {
  found ??= run(process.execPath, ['scripts/testing/zip-readers.mjs'], {
    timeout: 300_000,
  }).then(({ stdout }) => JSON.parse(stdout) as Readers);
  return found;
}

/** Fetches missing programs, once; call it with a long timeout. */
export async function prepareReaders(): Promise<void> {
  await readers();
}

async function environment(): Promise<NodeJS.ProcessEnv> {
  return { ...process.env, ...(await readers()).env, LC_ALL: 'C.UTF-8' };
}

/**
 * Opens a zip with a program that people open zips with, all of it, with all its checks.
 * @throws Error with the program's own words when it finds anything wrong
 */
export async function readZip(
  reader: Reader,
  zip: string,
): Promise<ZipContent> {
  const { programs } = await readers();
  const env = await environment();
  const options = { env, maxBuffer: 64 * 1024 ** 2 };
  if (reader === 'Python zipfile') {
    return JSON.parse(
      (await run(programs.python, ['-c', PYTHON, zip], options)).stdout,
    ) as ZipContent;
  }
  const dir = await mkdtemp(join(tmpdir(), 'hatira-unzipped-'));
  try {
    if (reader === 'Info-ZIP')
      await run(programs.unzip, ['-q', zip, '-d', dir], options);
    else if (reader === '7-Zip')
      await run(
        programs.sevenZip,
        ['x', '-y', '-bd', '-bso0', `-o${dir}`, zip],
        options,
      );
    else if (reader === 'bsdtar')
      await run(programs.bsdtar, ['-xf', zip, '-C', dir], options);
    else await throughPipe(programs.bsdtar, ['-xf', '-', '-C', dir], zip, env);
    return await contentOf(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** Unpacks a zip into a folder with Info-ZIP, as a person would. */
export async function unpack(zip: string, dir: string): Promise<void> {
  const { programs } = await readers();
  await run(programs.unzip, ['-q', zip, '-d', dir], {
    env: await environment(),
  });
}

/**
 * Returns each file's time as a program without time zones shows it, such as
 * the file manager of Windows.
 */
export async function shownTimes(zip: string): Promise<Record<string, string>> {
  const { programs } = await readers();
  const { stdout } = await run(programs.python, ['-c', PYTHON_TIMES, zip], {
    maxBuffer: 64 * 1024 ** 2,
  });
  return JSON.parse(stdout) as Record<string, string>;
}

/** The time that each file has after Info-ZIP has unpacked it, in milliseconds since 1970. @param zone of the computer */
export async function unpackedTimes(
  zip: string,
  zone: string,
): Promise<Record<string, number>> {
  const { programs } = await readers();
  const dir = await mkdtemp(join(tmpdir(), 'hatira-unzipped-'));
  try {
    await run(programs.unzip, ['-q', zip, '-d', dir], {
      env: { ...(await environment()), TZ: zone },
    });
    const times: Record<string, number> = {};
    for (const path of await filesIn(dir))
      times[nameIn(dir, path)] = (await stat(path)).mtimeMs;
    return times;
  } finally {
    await rm(dir, { recursive: true });
  }
}

/**
 * Returns the SHA-256 of one file of a zip as a program unpacks it, for files
 * too large to unpack to disk.
 */
export async function hashOfFile(
  reader: Reader,
  zip: string,
  name: string,
): Promise<string> {
  const { programs } = await readers();
  const env = await environment();
  const [program, args] = {
    'Info-ZIP': [programs.unzip, ['-p', zip, name]],
    'Python zipfile': [programs.python, ['-c', PYTHON_CAT, zip, name]],
    bsdtar: [programs.bsdtar, ['-xOf', zip, name]],
    'bsdtar from a pipe': [programs.bsdtar, ['-xOf', '-', name]],
    '7-Zip': [programs.sevenZip, ['x', '-so', '-bd', zip, name]],
  }[reader] as [string, string[]];
  const isPiped = reader === 'bsdtar from a pipe';
  const child = spawn(program, args, {
    env,
    stdio: [isPiped ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  const hash = createHash('sha256');
  const hashing = pipeline(child.stdout!, hash);
  const feeding = isPiped
    ? pipeline(createReadStream(zip), child.stdin!)
    : Promise.resolve();
  await Promise.all([ended(child, program), hashing, feeding]);
  return hash.digest('hex');
}

const PYTHON_CAT = `
import shutil, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive, archive.open(sys.argv[2]) as file:
    shutil.copyfileobj(file, sys.stdout.buffer, 1 << 20)
`;

async function throughPipe(
  program: string,
  args: string[],
  zip: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const child = spawn(program, args, {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await Promise.all([
    ended(child, program),
    pipeline(createReadStream(zip), child.stdin),
  ]);
}

function ended(
  child: ReturnType<typeof spawn>,
  program: string,
): Promise<void> {
  let words = '';
  child.stderr?.on('data', (text: Buffer) => (words += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${program}: ${code} ${words}`)),
    );
  });
}

async function contentOf(dir: string): Promise<ZipContent> {
  const content: ZipContent = {};
  for (const path of await filesIn(dir)) {
    content[nameIn(dir, path)] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  }
  return content;
}

async function filesIn(dir: string): Promise<string[]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function nameIn(dir: string, path: string): string {
  return relative(dir, path).split(sep).join('/');
}
