import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VIDEOS } from './videos.js';

/**
 * Makes a sample as it is stored: without an extension, so that only its bytes show the type.
 * @returns its path in the folder, which the next sample takes
 */
export async function storedSample(
  dir: string,
  make: (target: string) => Promise<void>,
  name: string,
): Promise<string> {
  const [made, stored] = [path.join(dir, name), path.join(dir, 'original')];
  await make(made);
  await rename(made, stored);
  return stored;
}

/** The bytes of a video of the zoo. */
export async function videoBytes(name: string): Promise<Buffer> {
  const dir = await mkdtemp(path.join(tmpdir(), 'video-'));
  try {
    const file = path.join(dir, name);
    await VIDEOS[name]!(file);
    return await readFile(file);
  } finally {
    await rm(dir, { recursive: true });
  }
}
