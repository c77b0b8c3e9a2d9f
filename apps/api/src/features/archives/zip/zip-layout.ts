import type { ByteRange } from '@hatira/contract';
import {
  centralHeader,
  centralHeaderBytes,
  directoryEnd,
  endBytes,
  localHeader,
  localHeaderBytes,
  type DirectoryEnd,
  type ZipEntry,
} from './zip-records.js';

/** A piece of a zip: bytes of the format itself, or a part of the file at `entry`. */
export type ZipPart = { bytes: Buffer } | { entry: number; range: ByteRange };

/**
 * To be counted up by every change that gives the same entries other bytes: a download that one release has begun must
 * not be continued with the bytes of another.
 */
export const LAYOUT_FORMAT = 2;

/** The central directory is made in pieces of about this size. */
const DIRECTORY_PIECE_BYTES = 64 * 1024;

/**
 * Where every byte of a zip of stored files stands, before the first of them is sent: its exact length, and the parts
 * of any range (design section 7). Headers are made when they are asked for; what is kept is two numbers per entry.
 */
export class ZipLayout {
  readonly totalBytes: number;
  /** Where each local header begins; the last one is where the central directory begins. */
  private readonly offsets: Float64Array;
  /** Where each central header begins; the last one is where the directory ends. */
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

  /** The bytes of a range of the zip, in order; none outside it. */
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

/** The index of the last position that is not after `at`; 0 when all are. */
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

/** What of a record that stands at `at` lies in the range. */
function cut(record: Buffer, at: number, { start, end }: ByteRange): Buffer {
  return record.subarray(
    Math.max(start - at, 0),
    Math.min(end - at, record.length),
  );
}
