import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  heicOf48Megapixels,
  PICTURES,
} from '../../../../../../test/support/zoo/pictures.js';
import { until } from '../../../../../../test/support/until.js';
import { decoderPids } from '../../../../../../test/support/decoders.js';
import { runProgram } from '../process/program.js';
import { decodeWithin } from './decoded-picture.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';

let dir: string;
let large: string;
let small: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'decoded-picture-'));
  [large, small] = [path.join(dir, 'large'), path.join(dir, 'small')];
  await writeFile(large, await heicOf48Megapixels());
  await writeFile(small, await PICTURES['plain.heic']!());
}, 60_000);

afterAll(() => rm(dir, { recursive: true }));

afterEach(() => until('no decoder is left', () => decoderPids().length, 0));

const ORDER = {
  box: { width: 2000, height: 2000 },
  failOn: 'truncated',
  showsTorn: true,
} as const;

it('decodes a HEIC of 48 megapixels within 500 MB', async () => {
  const picture = await decodeWithin(large, ORDER, {
    maxBytes: 500_000_000,
    timeoutMs: 60_000,
  });
  expect([picture?.width, picture?.height]).toEqual([8064, 6048]);
  expect([picture?.bitmap.width, picture?.bitmap.height]).toEqual([2000, 1500]);
}, 60_000);

it('refuses by the header a picture that needs too much memory', async () => {
  const decoding = decodeWithin(large, ORDER, {
    maxBytes: 300_000_000,
    timeoutMs: 60_000,
  });
  await expect(decoding).rejects.toMatchObject({
    fault: 'memory',
    reason: 'too large: 8064x6048 needs 354 MB to decode',
  });
});

it('kills a decoder that exceeds its memory', async () => {
  const watch = path.join(__dirname, '../child/watch-memory.mjs');
  const script = `import(${JSON.stringify(watch)}).then(({ watchMemory }) => {
    watchMemory(150_000_000);
    const taken = Buffer.alloc(300_000_000, 1);
    setInterval(() => taken, 1_000);
  })`;
  const running = runProgram(process.execPath, ['-e', script], {
    timeoutMs: 60_000,
    maxOutputBytes: 1_000,
  });
  await expect(running).rejects.toMatchObject({ isForMemory: true });
});

it('kills a decoder after its timeout', async () => {
  // No process can start within a millisecond.
  const decoding = decodeWithin(large, ORDER, {
    maxBytes: 600_000_000,
    timeoutMs: 1,
  });
  await expect(decoding).rejects.toMatchObject({
    reason: expect.stringMatching(/^timed out/) as string,
  });
});

it('decodes bytes like a file', async () => {
  const limits = { maxBytes: 300_000_000, timeoutMs: 60_000 };
  const bytes = readFileSync(small);
  expect(await decodeWithin(bytes, ORDER, limits)).toEqual(
    await decodeWithin(small, ORDER, limits),
  );
});

it('throws a plain error for a missing picture file', async () => {
  const limits = { maxBytes: 300_000_000, timeoutMs: 60_000 };
  const failure: unknown = await decodeWithin(
    path.join(dir, 'nowhere'),
    ORDER,
    limits,
  ).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MediaUnreadableError);
});

it('decodes several pictures at once', async () => {
  const limits = { maxBytes: 300_000_000, timeoutMs: 60_000 };
  const decoded = await Promise.all(
    [small, small, small].map((file) => decodeWithin(file, ORDER, limits)),
  );
  expect(decoded.map((picture) => picture?.width)).toEqual([1200, 1200, 1200]);
});
