/**
 * Stored zips by PKWARE APPNOTE 6.3.10, sections 4.3 and 4.5. Without data
 * descriptors: size and CRC-32 are known. archiver writes the same bytes
 * (`build/known-entries.ts`).
 */

export interface ZipEntry {
  /** The name has forward slashes, and at most 65,535 bytes of UTF-8. */
  name: string;
  sizeBytes: number;
  crc32: number;
  /** Milliseconds since 1970, UTC; zip keeps seconds. */
  modifiedAtMs: number;
  /** The same in local time, as `wallClock` returns it. */
  shownAtMs: number;
}

/** Fields from these values on move to ZIP64. */
const LIMIT_32 = 0xffff_ffff;
const LIMIT_16 = 0xffff;

const VERSION_PLAIN = 20;
const VERSION_ZIP64 = 45;
/** Unix: readers use the mode and take names unchanged. */
const MADE_BY = (3 << 8) | VERSION_ZIP64;
/** External attributes: a plain file, readable by all. */
export const MODE = (0o100644 << 16) >>> 0;
/** Bit 11: names are UTF-8. */
const FLAGS = 1 << 11;

const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const ZIP64_END_BYTES = 56;
const ZIP64_LOCATOR_BYTES = 20;
/**
 * Extended timestamp (0x5455) in UTC seconds; DOS has two-second steps and no
 * zone.
 */
const TIME_BYTES = 9;
const ZIP64_HEAD_BYTES = 4;

const isLarge = (value: number) => value >= LIMIT_32;
const fitsTimestamp = (ms: number) => Math.abs(ms / 1000) < 2 ** 31;
const timeBytes = ({ modifiedAtMs }: ZipEntry) =>
  fitsTimestamp(modifiedAtMs) ? TIME_BYTES : 0;

/** @param nameBytes in UTF-8 */
export function localHeaderBytes(entry: ZipEntry, nameBytes: number): number {
  return (
    LOCAL_BYTES +
    nameBytes +
    timeBytes(entry) +
    (isLarge(entry.sizeBytes) ? ZIP64_HEAD_BYTES + 16 : 0)
  );
}

/** @param offset of the local header */
export function centralHeaderBytes(
  entry: ZipEntry,
  nameBytes: number,
  offset: number,
): number {
  return (
    CENTRAL_BYTES +
    nameBytes +
    timeBytes(entry) +
    zip64Extra(entry, offset).length
  );
}

export function endBytes(end: DirectoryEnd): number {
  return (
    END_BYTES + (needsZip64(end) ? ZIP64_END_BYTES + ZIP64_LOCATOR_BYTES : 0)
  );
}

export function localHeader(entry: ZipEntry): Buffer {
  const isZip64 = isLarge(entry.sizeBytes);
  const name = Buffer.from(entry.name);
  const extra = Buffer.concat([
    isZip64 ? extraOf64([entry.sizeBytes, entry.sizeBytes]) : Buffer.alloc(0),
    timestamp(entry),
  ]);
  const head = Buffer.alloc(LOCAL_BYTES);
  head.writeUInt32LE(0x0403_4b50, 0);
  writeCommon(head, 4, entry, isZip64);
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(extra.length, 28);
  return Buffer.concat([head, name, extra]);
}

export function centralHeader(entry: ZipEntry, offset: number): Buffer {
  const name = Buffer.from(entry.name);
  const zip64 = zip64Extra(entry, offset);
  const isZip64 = zip64.length > 0;
  const extra = Buffer.concat([zip64, timestamp(entry)]);
  const head = Buffer.alloc(CENTRAL_BYTES);
  head.writeUInt32LE(0x0201_4b50, 0);
  head.writeUInt16LE(MADE_BY, 4);
  writeCommon(head, 6, entry, isZip64);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(MODE, 38);
  head.writeUInt32LE(isZip64 ? LIMIT_32 : offset, 42);
  return Buffer.concat([head, name, extra]);
}

export interface DirectoryEnd {
  entries: number;
  offset: number;
  sizeBytes: number;
}

/** ZIP64 only if the others are too small. */
export function directoryEnd(end: DirectoryEnd): Buffer {
  const isZip64 = needsZip64(end);
  const { entries, offset, sizeBytes } = isZip64 ? ALL_ELSEWHERE : end;
  const plain = Buffer.alloc(END_BYTES);
  plain.writeUInt32LE(0x0605_4b50, 0);
  plain.writeUInt16LE(entries, 8);
  plain.writeUInt16LE(entries, 10);
  plain.writeUInt32LE(sizeBytes, 12);
  plain.writeUInt32LE(offset, 16);
  return isZip64 ? Buffer.concat([zip64End(end), plain]) : plain;
}

const ALL_ELSEWHERE: DirectoryEnd = {
  entries: LIMIT_16,
  offset: LIMIT_32,
  sizeBytes: LIMIT_32,
};

function zip64End({ entries, offset, sizeBytes }: DirectoryEnd): Buffer {
  const records = Buffer.alloc(ZIP64_END_BYTES + ZIP64_LOCATOR_BYTES);
  records.writeUInt32LE(0x0606_4b50, 0);
  records.writeBigUInt64LE(BigInt(ZIP64_END_BYTES - 12), 4);
  records.writeUInt16LE(VERSION_ZIP64, 12);
  records.writeUInt16LE(VERSION_ZIP64, 14);
  records.writeBigUInt64LE(BigInt(entries), 24);
  records.writeBigUInt64LE(BigInt(entries), 32);
  records.writeBigUInt64LE(BigInt(sizeBytes), 40);
  records.writeBigUInt64LE(BigInt(offset), 48);
  records.writeUInt32LE(0x0706_4b50, ZIP64_END_BYTES);
  records.writeBigUInt64LE(BigInt(offset + sizeBytes), ZIP64_END_BYTES + 8);
  records.writeUInt32LE(1, ZIP64_END_BYTES + 16);
  return records;
}

/** Whether the end of the directory takes records of ZIP64. */
export function needsZip64({
  entries,
  offset,
  sizeBytes,
}: DirectoryEnd): boolean {
  return entries >= LIMIT_16 || isLarge(offset) || isLarge(sizeBytes);
}

function writeCommon(
  head: Buffer,
  at: number,
  entry: ZipEntry,
  isZip64: boolean,
): void {
  const size = isZip64 ? LIMIT_32 : entry.sizeBytes;
  head.writeUInt16LE(isZip64 ? VERSION_ZIP64 : VERSION_PLAIN, at);
  head.writeUInt16LE(FLAGS, at + 2);
  head.writeUInt32LE(dosTime(entry), at + 6);
  head.writeUInt32LE(entry.crc32, at + 10);
  head.writeUInt32LE(size, at + 14);
  head.writeUInt32LE(size, at + 18);
}

/** All three fields as soon as one is too large, as archiver has them. */
function zip64Extra({ sizeBytes }: ZipEntry, offset: number): Buffer {
  return isLarge(sizeBytes) || isLarge(offset)
    ? extraOf64([sizeBytes, sizeBytes, offset])
    : Buffer.alloc(0);
}

function extraOf64(fields: number[]): Buffer {
  const extra = Buffer.alloc(ZIP64_HEAD_BYTES + 8 * fields.length);
  extra.writeUInt16LE(0x0001, 0);
  extra.writeUInt16LE(8 * fields.length, 2);
  fields.forEach((field, index) =>
    extra.writeBigUInt64LE(BigInt(field), ZIP64_HEAD_BYTES + 8 * index),
  );
  return extra;
}

/** The extra field with the time in UTC; empty for a time that does not fit. */
export function timestamp({ modifiedAtMs }: ZipEntry): Buffer {
  if (!fitsTimestamp(modifiedAtMs)) return Buffer.alloc(0);
  const extra = Buffer.alloc(TIME_BYTES);
  extra.writeUInt16LE(0x5455, 0);
  extra.writeUInt16LE(5, 2);
  extra.writeUInt8(1, 4);
  extra.writeInt32LE(Math.floor(modifiedAtMs / 1000), 5);
  return extra;
}

/** MS-DOS: local, in steps of two seconds. */
function dosTime({ shownAtMs }: ZipEntry): number {
  const date = new Date(shownAtMs);
  const day =
    ((date.getUTCFullYear() - 1980) << 9) |
    ((date.getUTCMonth() + 1) << 5) |
    date.getUTCDate();
  const clock =
    (date.getUTCHours() << 11) |
    (date.getUTCMinutes() << 5) |
    (date.getUTCSeconds() >> 1);
  return ((day << 16) | clock) >>> 0;
}
