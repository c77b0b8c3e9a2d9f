import { MAX_SLICES, SLICE_BYTES } from '../limits.js';

/** `start` inclusive, `end` exclusive, as in `Blob.slice`. */
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

/** Returns true if a slice of the file begins at this byte. */
export function isSliceStart(start: number, totalBytes: number): boolean {
  return start % SLICE_BYTES === 0 && start < totalBytes;
}

/** Exactly one slice. */
export function isOnSliceGrid(
  { start, end }: ByteRange,
  totalBytes: number,
): boolean {
  return (
    isSliceStart(start, totalBytes) &&
    end === Math.min(start + SLICE_BYTES, totalBytes) &&
    sliceCount(totalBytes) <= MAX_SLICES
  );
}

/** Returns the ranges in order, neighbours merged. */
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

/** Returns the ranges in order, neighbours merged. */
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
