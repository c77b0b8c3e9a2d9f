import { readSync } from 'node:fs';

const STDIN = 0;
const LENGTHS_BYTES = 8;

/**
 * Waits for the next frame of stdin: the lengths of header and body (4 bytes
 * each, big-endian), the header as JSON, the body.
 * @returns undefined at the end of stdin
 */
export function readFrame() {
  const lengths = readBytes(LENGTHS_BYTES);
  if (!lengths) return undefined;
  const header = readBytes(lengths.readUInt32BE(0));
  const body = readBytes(lengths.readUInt32BE(4));
  return header && body && { header: JSON.parse(header), body };
}

/** Writes a frame to stdout; `parts` make its body. */
export async function writeFrame(header, ...parts) {
  const json = Buffer.from(JSON.stringify(header));
  const lengths = Buffer.alloc(LENGTHS_BYTES);
  lengths.writeUInt32BE(json.length, 0);
  lengths.writeUInt32BE(
    parts.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  for (const bytes of [lengths, json, ...parts])
    await new Promise((resolve) => process.stdout.write(bytes, resolve));
}

function readBytes(length) {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let at = 0; at < length;) {
    const read = readSync(STDIN, bytes, at, length - at, null);
    if (read === 0) return undefined;
    at += read;
  }
  return bytes;
}
