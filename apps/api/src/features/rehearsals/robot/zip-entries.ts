const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const LOCAL_HEAD_BYTES = 30;

/**
 * Returns the files of a zip that stores them uncompressed, by their contents
 * alone; empty for other bytes.
 */
export function storedFiles(zip: Buffer): Buffer[] {
  const end = zip.length - END_BYTES;
  if (end < 0 || zip.readUInt32LE(end) !== END) return [];
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const files: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || zip.readUInt32LE(at) !== ENTRY) return [];
    const [size, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 42),
    ];
    if (local + LOCAL_HEAD_BYTES > end) return [];
    const names = zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const start = local + LOCAL_HEAD_BYTES + names;
    files.push(zip.subarray(start, start + size));
    at +=
      46 +
      zip.readUInt16LE(at + 28) +
      zip.readUInt16LE(at + 30) +
      zip.readUInt16LE(at + 32);
  }
  return files;
}
