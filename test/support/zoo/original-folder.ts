import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Keeps one original at a time in a folder of the spec file that calls it, without an
 * extension, as the store does.
 */
export function useOriginalFolder() {
  const folder = { dir: '', store };
  beforeAll(async () => {
    folder.dir = await mkdtemp(path.join(tmpdir(), 'original-'));
  });
  afterAll(() => rm(folder.dir, { recursive: true }));

  /** Returns the path of the file. */
  async function store(bytes: Buffer): Promise<string> {
    const file = path.join(folder.dir, 'original');
    await writeFile(file, bytes);
    return file;
  }
  return folder;
}
