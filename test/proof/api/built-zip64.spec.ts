import { crc32 } from 'node:zlib';
import type { PlannedFile } from '../../../apps/api/src/features/archives/contents/archive-plan.js';
import { plannedZip } from '../../../apps/api/src/features/archives/downloads/archive-layouts.service.js';
import { writeZip } from '../../../apps/api/src/features/archives/build/write-zip.js';

/** Zips whose directory needs ZIP64, written by archiver without a disk. */

const GIB = 1024 ** 3;
const PIECE = Buffer.alloc(1024 ** 2);

function planned(name: string, sizeBytes: number): PlannedFile {
  return {
    name,
    sizeBytes,
    crc32: crcOfZeros(sizeBytes),
    modifiedAtMs: Date.UTC(2026, 5, 14, 18),
    shownAtMs: Date.UTC(2026, 5, 14, 21),
    source: { objectKey: '' },
  };
}

function crcOfZeros(sizeBytes: number): number {
  let sum = 0;
  for (let left = sizeBytes; left > 0; left -= PIECE.length)
    sum = crc32(PIECE.subarray(0, left), sum);
  return sum;
}

async function* zeros(sizeBytes: number): AsyncGenerator<Buffer> {
  for (let left = sizeBytes; left > 0; left -= PIECE.length)
    yield await Promise.resolve(PIECE.subarray(0, left));
}

/**
 * Returns the last bytes of the layout and of the built zip: the directory and
 * its end, of which each file is a part.
 */
async function directories(
  files: PlannedFile[],
): Promise<{ built: Buffer; layout: Buffer; isZip64: boolean }> {
  const zip = plannedZip(files);
  const { layout } = zip;
  const start = files.reduce(
    (sum, { name, sizeBytes }) => sum + 30 + name.length + 9 + sizeBytes,
    0,
  );
  const pieces: Buffer[] = [];
  let at = 0;
  for await (const piece of writeZip({
    ...zip,
    open: (entry) => Promise.resolve(zeros(files[entry]!.sizeBytes)),
    onBytes: () => Promise.resolve(),
  })) {
    pieces.push(piece.subarray(Math.max(0, start - at)));
    at += piece.length;
  }
  expect(at).toBe(layout.totalBytes);
  const parts = [...layout.parts({ start, end: layout.totalBytes })];
  return {
    built: Buffer.concat(pieces),
    layout: Buffer.concat(
      parts.map((part) => ('bytes' in part ? part.bytes : Buffer.alloc(0))),
    ),
    isZip64: layout.isZip64,
  };
}

it.each([
  [65_534, false],
  [65_535, true],
  [65_536, true],
])(
  'archiver writes the directory of the layout for %d files, ZIP64: %s',
  async (count, isZip64) => {
    const files = Array.from({ length: count }, (_, index) =>
      planned(`A/${index}`, 0),
    );
    const found = await directories(files);
    expect(found.isZip64).toBe(isZip64);
    expect(found.built.equals(found.layout)).toBe(true);
  },
);

it('archiver writes the directory of the layout beyond 4 GiB', async () => {
  const names = ['A/1.mp4', 'A/2.mp4', 'A/3.mp4', 'A/4.jpg', 'A/5.jpg'];
  const sizes = [1.5 * GIB, 1.5 * GIB, 1.5 * GIB, 5, 0];
  const files = names.map((name, index) => planned(name, sizes[index]!));
  const found = await directories(files);
  expect(found.isZip64).toBe(true);
  expect(found.built.length).toBeGreaterThan(0);
  expect(found.built.equals(found.layout)).toBe(true);
});
