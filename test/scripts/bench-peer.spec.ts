import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hatira } from '../bench/support/peer/hatira.mjs';
import { loadAdapter, problemsOf } from '../bench/support/peer/adapter.mjs';
import { round } from '../bench/support/peer/round.mjs';
import { adapter as trivial } from '../bench/support/peer/trivial.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatira-peer-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => ({
  name: 'a.jpg',
  type: 'image/jpeg',
  bytes: randomBytes(2_000),
});
const work = {
  large: file,
  small: file,
  larges: 4,
  smalls: 12,
  restMs: 0,
  patienceMs: 20_000,
};

it('accepts the adapters of this repository', () => {
  expect(problemsOf(hatira)).toEqual([]);
  expect(problemsOf(trivial)).toEqual([]);
});

it('names each wrong part of an adapter', () => {
  expect(problemsOf(undefined)).toEqual(['it must export an object `adapter`']);
  expect(problemsOf({ name: '', start: 1, zip: 'a' })).toEqual([
    '`name` must be a text',
    '`start` must be a function',
    '`createEvent` must be a function',
    '`upload` must be a function',
    '`zip` must be a function or left out',
  ]);
});

it('names the file of an adapter that is missing', async () => {
  const missing = join(folder, 'missing.mjs');
  await expect(loadAdapter(missing)).rejects.toThrow(
    `BENCH_PEER is "${missing}". There is no such file.`,
  );
});

it('measures a peer, and its missing calls have no figure', async () => {
  const figures = await round(trivial, folder, work);
  expect(figures['stored files that differ or are missing']).toBe(0);
  expect(figures['acknowledged files lost by kill -9']).toBe(0);
  expect(figures['4 x large, six at once, MiB/s']).toBeGreaterThan(0);
  expect(figures['zip for the first time, s']).toBeUndefined();
  expect(figures['zips that a bare Range continues, of 1']).toBeUndefined();
});

it('counts files that a peer acknowledges and does not keep', async () => {
  let count = 0;
  const careless: typeof trivial = {
    ...trivial,
    upload: async (event, sent) =>
      ++count % 2 === 0 ? undefined : trivial.upload(event, sent),
  };
  const figures = await round(careless, folder, { ...work, patienceMs: 1 });
  expect(figures['stored files that differ or are missing']).toBeGreaterThan(0);
  expect(figures['acknowledged files lost by kill -9']).toBeGreaterThan(0);
  expect(
    figures['4 x large, six at once, all thumbnails from the first byte, s'],
  ).toBeUndefined();
});
