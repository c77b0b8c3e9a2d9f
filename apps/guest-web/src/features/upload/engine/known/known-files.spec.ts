import { hash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { HashedFile, KnownFile } from '@hatira/contract';
import { SLICE_BYTES } from '@hatira/contract';
import { contentHashOf } from './content-hash';
import { KnownFiles } from './known-files';
import { inTime } from './known-file';

const fileOf = (content: string) => new File([content], `${content}.jpg`);
const hashOf = (file: Blob) => Promise.resolve((file as File).name);

it('hashes a file as the server does', async () => {
  const bytes = new Uint8Array(SLICE_BYTES + 7).fill(3);
  const slices = [
    bytes.subarray(0, SLICE_BYTES),
    bytes.subarray(SLICE_BYTES),
  ].map((slice) => hash('sha256', slice, 'buffer'));
  const expected = hash('sha256', Buffer.concat(slices));
  expect(await contentHashOf(new Blob([bytes]))).toBe(expected);
});

it('gathers the next question while one is on its way', async () => {
  const questions: HashedFile[][] = [];
  const answers: ((known: KnownFile[]) => void)[] = [];
  const known = new KnownFiles('Ayşe-140626-Can', hashOf, (_path, files) => {
    questions.push(files);
    return new Promise((resolve) => answers.push(resolve));
  });
  const asked = ['a', 'b', 'c'].map((name) => known.of(fileOf(name), 'Ayşe|'));
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  answers[0]!([]);
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  answers[1]!([{ index: 1, storage_url: '/media/c' }]);
  expect(questions.map((files) => files.length)).toEqual([1, 2]);
  expect(questions[0]).toEqual([
    { contentHash: 'a.jpg', fileSize: 1, note: 'Ayşe|' },
  ]);
  expect(await Promise.all(asked)).toEqual([
    { contentHash: 'a.jpg' },
    { contentHash: 'b.jpg' },
    { contentHash: 'c.jpg', storageUrl: '/media/c' },
  ]);
});

it('sends a file whose hash or question fails, and one whose answer is late', async () => {
  const failing = new KnownFiles(
    'Ayşe-140626-Can',
    () => Promise.resolve(undefined),
    () => Promise.reject(new Error('no answer')),
  );
  expect(await failing.of(fileOf('a'))).toEqual({});
  const unanswered = new KnownFiles('Ayşe-140626-Can', hashOf, () =>
    Promise.reject(new Error('no answer')),
  );
  expect(await unanswered.of(fileOf('a'))).toEqual({ contentHash: 'a.jpg' });
  vi.useFakeTimers();
  const late = inTime(new Promise(() => undefined), 1);
  await vi.advanceTimersByTimeAsync(3_001);
  vi.useRealTimers();
  expect(await late).toEqual({});
});
