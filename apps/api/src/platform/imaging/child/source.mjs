import { closeSync, openSync, readSync } from 'node:fs';

const MAX_BYTES = 1024 ** 2;
const CODESTREAM = 'ff0a';
const CONTAINER = '0000000c4a584c20';

/**
 * Reads at most a mebibyte.
 * @param source a path, or the bytes
 */
export function bytesAt(source, offset, length) {
  if (typeof source !== 'string')
    return source.subarray(offset, offset + length);
  const file = openSync(source);
  try {
    const bytes = Buffer.alloc(Math.min(length, MAX_BYTES));
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, offset));
  } finally {
    closeSync(file);
  }
}

/** Looks at the first bytes. */
export function isJxl(source) {
  const head = bytesAt(source, 0, 8).toString('hex');
  return head.startsWith(CODESTREAM) || head === CONTAINER;
}
