import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  BOMBS,
  interlacedPng,
} from '../../../../../../test/support/zoo/bombs.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { derivePhoto } from './photo.js';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'bombs-'));
});

afterAll(() => rm(dir, { recursive: true }));

async function derived(bytes: Buffer) {
  const file = path.join(dir, 'original');
  await writeFile(file, bytes);
  return derivePhoto(file);
}

it.each(Object.keys(BOMBS))('refuses %s', async (name) => {
  const failure: unknown = await derived(await BOMBS[name]!()).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(MediaUnreadableError);
});

it('reports the memory that a picture needs', async () => {
  const decoding = derived(await BOMBS['interlaced-16-bit.png']!());
  await expect(decoding).rejects.toMatchObject({
    reason: 'too large: 10900x10900 needs 823 MB to decode',
  });
});

it("decodes an interlaced picture of a phone's largest size", async () => {
  expect(await derived(interlacedPng(8_160, 6_120))).toMatchObject({
    width: 8_160,
    height: 6_120,
  });
});
