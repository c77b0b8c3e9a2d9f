import type { ByteRange } from '@hatira/contract';
import {
  centralHeader,
  centralHeaderBytes,
  directoryEnd,
  endBytes,
  localHeader,
  localHeaderBytes,
  needsZip64,
  type DirectoryEnd,
  type ZipEntry,
} from './zip-records.js';

/** Literal bytes, or part of the file at `entry`. */
export type ZipPart = { bytes: Buffer } | { entry: number; range: ByteRange };

const DIRECTORY_PIECE_BYTES = 64 * 1024;

/**
 * Computes a stored zip's length and the parts of any range before the first
 * byte. Keeps two numbers per entry.
 */
export class ZipLayout {
  readonly totalBytes: number;
  /** The places of local headers; the last is the central directory's start. */
  private readonly offsets: Float64Array;
  /** The places of central headers; the last is the directory's end. */
  private readonly centrals: Float64Array;

  constructor(private readonly entries: readonly ZipEntry[]) {
    this.offsets = new Float64Array(entries.length + 1);
    this.centrals = new Float64Array(entries.length + 1);
    const nameBytes = entries.map(({ name }) => Buffer.byteLength(name));
    entries.forEach((entry, index) => {
      const headerBytes = localHeaderBytes(entry, nameBytes[index] ?? 0);
      this.offsets[index + 1] =
        this.offset(index) + headerBytes + entry.sizeBytes;
    });
    this.centrals[0] = this.offset(entries.length);
    entries.forEach((entry, index) => {
      const headerBytes = centralHeaderBytes(
        entry,
        nameBytes[index] ?? 0,
        this.offset(index),
      );
      this.centrals[index + 1] = this.central(index) + headerBytes;
    });
    this.totalBytes = this.central(entries.length) + endBytes(this.end());
  }

  /** Whether the end of the directory takes records of ZIP64. */
  get isZip64(): boolean {
    return needsZip64(this.end());
  }

  *parts({ start, end }: ByteRange): Generator<ZipPart> {
    const range = {
      start: Math.max(0, start),
      end: Math.min(end, this.totalBytes),
    };
    if (range.start >= range.end) return;
    yield* this.filesWithin(range);
    yield* this.directoryWithin(range);
    const endsAt = this.central(this.entries.length);
    if (range.end > endsAt)
      yield { bytes: cut(directoryEnd(this.end()), endsAt, range) };
  }

  private *filesWithin(range: ByteRange): Generator<ZipPart> {
    for (
      let index = holder(this.offsets, range.start);
      index < this.entries.length;
      index++
    ) {
      const at = this.offset(index);
      if (at >= range.end) return;
      const entry = this.entry(index);
      const dataAt = this.offset(index + 1) - entry.sizeBytes;
      if (range.start < dataAt)
        yield { bytes: cut(localHeader(entry), at, range) };
      const from = Math.max(range.start - dataAt, 0);
      const to = Math.min(range.end - dataAt, entry.sizeBytes);
      if (from < to) yield { entry: index, range: { start: from, end: to } };
    }
  }

  private *directoryWithin(range: ByteRange): Generator<ZipPart> {
    if (range.end <= this.central(0)) return;
    let piece: Buffer[] = [];
    let pieceBytes = 0;
    for (
      let index = holder(this.centrals, range.start);
      index < this.entries.length;
      index++
    ) {
      const at = this.central(index);
      if (at >= range.end) break;
      const bytes = cut(
        centralHeader(this.entry(index), this.offset(index)),
        at,
        range,
      );
      piece.push(bytes);
      pieceBytes += bytes.length;
      if (pieceBytes < DIRECTORY_PIECE_BYTES) continue;
      yield { bytes: Buffer.concat(piece) };
      piece = [];
      pieceBytes = 0;
    }
    if (pieceBytes > 0) yield { bytes: Buffer.concat(piece) };
  }

  private end(): DirectoryEnd {
    const offset = this.central(0);
    return {
      entries: this.entries.length,
      offset,
      sizeBytes: this.central(this.entries.length) - offset,
    };
  }

  private entry(index: number): ZipEntry {
    const entry = this.entries[index];
    if (!entry) throw new RangeError(`no entry ${index}`);
    return entry;
  }

  private offset(index: number): number {
    return this.offsets[index] ?? 0;
  }

  private central(index: number): number {
    return this.centrals[index] ?? 0;
  }
}

/** Returns the last position up to `at`, or 0. */
function holder(positions: Float64Array, at: number): number {
  let low = 0;
  let high = positions.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((positions[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the part inside the range. */
function cut(record: Buffer, at: number, { start, end }: ByteRange): Buffer {
  return record.subarray(
    Math.max(start - at, 0),
    Math.min(end - at, record.length),
  );
}
