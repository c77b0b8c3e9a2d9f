import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { heicOf48Megapixels, PICTURES } from '../../../../test/support/zoo/pictures.js';
import { until } from '../../../../test/support/until.js';
import { decodeHeic } from './heic.js';
import { MediaUnreadableError } from './media-unreadable-error.js';

let dir: string;
let large: string;
let small: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'heic-'));
  [large, small] = [path.join(dir, 'large'), path.join(dir, 'small')];
  await writeFile(large, await heicOf48Megapixels());
  await writeFile(small, await PICTURES['plain.heic']!());
}, 60_000);

afterAll(() => rm(dir, { recursive: true }));

/** Decoders among the processes that this one started. */
function decoders(): string[] {
  const read = (pid: string, name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8');
    } catch {
      // It ended meanwhile.
      return '';
    }
  };
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.filter((pid) => read(pid, 'status').includes(`PPid:\t${process.pid}\n`));
  return children.map((pid) => read(pid, 'cmdline')).filter((line) => line.includes('heic-child'));
}

afterEach(() => until('no decoder is left', () => decoders().length === 0));

it('decodes 48 megapixels in 500 MB', async () => {
  const { width, height, bitmap } = await decodeHeic(large, { maxRssBytes: 500_000_000, timeoutMs: 60_000 });
  expect([width, height]).toEqual([8064, 6048]);
  expect([bitmap.width, bitmap.height]).toEqual([2000, 1500]);
}, 60_000);

it('ends a decoder that needs more memory than it may', async () => {
  const decoding = decodeHeic(large, { maxRssBytes: 150_000_000, timeoutMs: 60_000 });
  await expect(decoding).rejects.toMatchObject({ reason: 'needs too much memory, or its decoder crashed' });
}, 60_000);

it('ends a decoder that takes too long', async () => {
  // No machine starts a process in a millisecond, however quickly it decodes.
  const decoding = decodeHeic(large, { maxRssBytes: 1_000_000_000, timeoutMs: 1 });
  await expect(decoding).rejects.toMatchObject({ reason: expect.stringMatching(/^timed out/) as string });
});

it('blames no picture for a file that is not there', async () => {
  const failure: unknown = await decodeHeic(path.join(dir, 'nowhere')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MediaUnreadableError);
});

it('decodes several side by side', async () => {
  const decoded = await Promise.all([decodeHeic(small), decodeHeic(small), decodeHeic(small)]);
  expect(decoded.map(({ width }) => width)).toEqual([1200, 1200, 1200]);
});
