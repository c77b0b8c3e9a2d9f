import {
  mkdir,
  mkdtemp,
  readdir,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ScratchFolder } from './scratch-folder.js';
import { StorageFullError } from '../storage-errors.js';
import { until } from '../../../../../../test/support/until.js';

let root: string;
const open: ScratchFolder[] = [];

function scratchFolder(minFreeBytes = 0): ScratchFolder {
  const folder = new ScratchFolder(root, minFreeBytes);
  open.push(folder);
  return folder;
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hatira-scratch-'));
});

afterEach(async () => {
  for (const folder of open.splice(0)) folder.close();
  await rm(root, { recursive: true, force: true });
});

it('gives each process a separate folder and removes it on close', async () => {
  const [one, other] = [scratchFolder(), scratchFolder()];
  const [file, others] = [await one.file(), await other.file()];
  expect(dirname(file.path)).not.toBe(dirname(others.path));
  await writeFile(file.path, 'x');
  await writeFile(others.path, 'x');
  await file.release();
  await file.release();
  expect(await readdir(dirname(file.path))).toEqual([]);
  one.close();
  expect(await readdir(root)).toHaveLength(1);
});

it('removes the files of a killed process, but not of running ones', async () => {
  const living = await scratchFolder().file();
  await writeFile(living.path, 'x');
  const left = join(root, 'left');
  await mkdir(left);
  await writeFile(join(left, 'film'), 'x');
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(left, longAgo, longAgo);
  scratchFolder();
  await until(
    'the left folder is gone',
    () => readdir(root),
    (seen) => !seen.includes('left'),
  );
  expect(await readdir(dirname(living.path))).toHaveLength(1);
});

it('refuses a file that does not fit on the disk', async () => {
  await expect(scratchFolder().file(2 ** 60)).rejects.toBeInstanceOf(
    StorageFullError,
  );
  await expect(scratchFolder(2 ** 60).file()).rejects.toBeInstanceOf(
    StorageFullError,
  );
});
