import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const PIECE_BYTES = 1024 ** 2;

/**
 * Requires that a zip of stored entries has files of these CRC-32s beside the
 * texts that the product adds, and that every entry is undamaged.
 * @param {string} file
 * @param {readonly number[]} expected
 */
export async function requireZipOf(file, expected) {
  const handle = await open(file);
  const missing = [...expected];
  for (const entry of await entriesOf(handle)) {
    const local = await bytesAt(handle, entry.at, LOCAL_BYTES);
    const start =
      entry.at + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
    const crc = await crcOf(handle, start, entry.bytes);
    if (crc !== entry.crc) throw new Error(`${file}: a damaged entry`);
    const index = missing.indexOf(crc);
    if (index >= 0) missing.splice(index, 1);
  }
  await handle.close();
  if (missing.length > 0)
    throw new Error(`${file} lacks ${missing.length} files of the selection`);
}

/** @typedef {import('node:fs/promises').FileHandle} FileHandle */

/** Reads a zip without zip64. @param {FileHandle} handle */
async function entriesOf(handle) {
  const { size } = await handle.stat();
  const end = await bytesAt(handle, size - END_BYTES, END_BYTES);
  const directory = await bytesAt(
    handle,
    end.readUInt32LE(16),
    end.readUInt32LE(12),
  );
  const entries = [];
  for (let at = 0; at < directory.length;) {
    const entry = directory.subarray(at);
    entries.push({
      crc: entry.readUInt32LE(16),
      bytes: entry.readUInt32LE(24),
      at: entry.readUInt32LE(42),
    });
    at +=
      ENTRY_BYTES +
      entry.readUInt16LE(28) +
      entry.readUInt16LE(30) +
      entry.readUInt16LE(32);
  }
  return entries;
}

/** @param {FileHandle} handle @param {number} start @param {number} bytes */
async function crcOf(handle, start, bytes) {
  let crc = 0;
  for (let done = 0; done < bytes; done += PIECE_BYTES)
    crc = crc32(
      await bytesAt(handle, start + done, Math.min(PIECE_BYTES, bytes - done)),
      crc,
    );
  return crc;
}

/** @param {FileHandle} handle @param {number} at @param {number} length */
async function bytesAt(handle, at, length) {
  const { buffer, bytesRead } = await handle.read(
    Buffer.alloc(length),
    0,
    length,
    at,
  );
  if (bytesRead < length) throw new Error('the zip is cut short');
  return buffer;
}
