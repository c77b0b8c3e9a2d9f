import { MAX_SLICES, SLICE_BYTES } from '../limits.js';

/** A run of bytes of a file: `start` inclusive, `end` exclusive, as in `Blob.slice`. */
export interface ByteRange {
  start: number;
  end: number;
}

export function sliceCount(totalBytes: number): number {
  return Math.ceil(totalBytes / SLICE_BYTES);
}

export function sliceRange(index: number, totalBytes: number): ByteRange {
  const start = index * SLICE_BYTES;
  return { start, end: Math.min(start + SLICE_BYTES, totalBytes) };
}

/** True when the range is exactly one cell of the 5 MiB grid over the file (design section 3). */
export function isOnSliceGrid(
  { start, end }: ByteRange,
  totalBytes: number,
): boolean {
  if (start % SLICE_BYTES !== 0 || start >= totalBytes) return false;
  return (
    end === Math.min(start + SLICE_BYTES, totalBytes) &&
    sliceCount(totalBytes) <= MAX_SLICES
  );
}

/** The ranges of a file that are covered by the given slice indexes, neighbours merged, in order. */
export function coveredRanges(
  indexes: Iterable<number>,
  totalBytes: number,
): ByteRange[] {
  const ranges: ByteRange[] = [];
  for (const index of [...indexes].sort((a, b) => a - b)) {
    const range = sliceRange(index, totalBytes);
    const last = ranges[ranges.length - 1];
    if (last?.end === range.start) last.end = range.end;
    else ranges.push(range);
  }
  return ranges;
}

/** The ranges of a file that the given slice indexes leave open, neighbours merged, in order. */
export function missingRanges(
  indexes: Iterable<number>,
  totalBytes: number,
): ByteRange[] {
  const present = new Set(indexes);
  const absent = Array.from(
    { length: sliceCount(totalBytes) },
    (_, index) => index,
  );
  return coveredRanges(
    absent.filter((index) => !present.has(index)),
    totalBytes,
  );
}
