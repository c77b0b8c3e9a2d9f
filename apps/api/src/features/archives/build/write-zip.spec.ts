import { once } from 'node:events';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { chunksOf } from '../../../platform/storage/chunks-of.js';
import type { PlannedFile } from '../contents/archive-plan.js';
import { plannedZip } from '../downloads/archive-layouts.service.js';
import { writeZip } from './write-zip.js';

const content = Buffer.from('Düğün');
const file: PlannedFile = {
  name: 'Elif & Can/a.jpg',
  sizeBytes: content.length,
  crc32: crc32(content),
  modifiedAtMs: Date.UTC(2026, 5, 14),
  shownAtMs: Date.UTC(2026, 5, 14, 3),
  source: { objectKey: 'originals/a' },
};

async function written(
  stored: Buffer,
  files = [file, { ...file, name: 'Elif & Can/b.jpg' }],
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const open = () => Promise.resolve(chunksOf(stored));
  for await (const piece of writeZip({
    ...plannedZip(files),
    open,
    onBytes: () => Promise.resolve(),
  }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

it('contains every file unchanged', async () => {
  const zip = await written(content);
  expect(zip.readUInt16LE(zip.length - 12)).toBe(2);
  for (const { name } of [file, { name: 'Elif & Can/b.jpg' }]) {
    const extraBytes = zip.readUInt16LE(zip.indexOf(name) - 2);
    const at = zip.indexOf(name) + Buffer.byteLength(name) + extraBytes;
    expect(zip.subarray(at, at + content.length).equals(content)).toBe(true);
  }
});

it.each([
  ['shorter', content.subarray(1)],
  ['longer', Buffer.concat([content, content])],
  ['damaged', Buffer.from(content).reverse()],
])('fails when a file is %s', async (_what, stored) => {
  await expect(written(stored)).rejects.toThrow();
});

it('ends on abort, even while it waits for a file', async () => {
  const stop = new AbortController();
  let isAskedFor = () => {};
  const asked = new Promise<void>((resolve) => (isAskedFor = resolve));
  const open = () => {
    isAskedFor();
    return new Promise<never>(() => undefined);
  };
  const zip = writeZip({
    ...plannedZip([file]),
    open,
    onBytes: () => Promise.resolve(),
    signal: stop.signal,
  });
  const piece = zip.next();
  await asked;
  stop.abort();
  await expect(piece).rejects.toThrow();
});

it('closes a file that opens after the reader has stopped', async () => {
  const late = new Readable({ read: () => undefined });
  let isAskedFor = () => {};
  let open = (_file: Readable) => {};
  const asked = new Promise<void>((resolve) => (isAskedFor = resolve));
  const opened = new Promise<Readable>((resolve) => (open = resolve));
  const zip = writeZip({
    ...plannedZip([file, { ...file, name: 'Elif & Can/b.jpg' }]),
    open: (entry) => {
      if (entry === 0) return Promise.resolve(chunksOf(content));
      isAskedFor();
      return opened;
    },
    onBytes: () => Promise.resolve(),
  });
  await zip.next();
  await asked;
  await zip.return(undefined);
  const closed = once(late, 'close');
  open(late);
  await closed;
  expect(late.destroyed).toBe(true);
});
