import { SLICE_BYTES } from '@hatira/contract';
import { sha256Of } from '../sha256';

const DIGEST_BYTES = 32;

/**
 * SHA-256 over the SHA-256 of the slices, as the server computes it.
 * @returns hexadecimal digits
 */
export async function contentHashOf(file: Blob): Promise<string> {
  const count = Math.ceil(file.size / SLICE_BYTES);
  const digests = new Uint8Array(count * DIGEST_BYTES);
  for (let index = 0; index < count; index += 1) {
    const start = index * SLICE_BYTES;
    const slice = await bytesOf(file.slice(start, start + SLICE_BYTES));
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(slice));
    digests.set(new Uint8Array(digest), index * DIGEST_BYTES);
  }
  return sha256Of(digests.buffer);
}

function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(blob);
  });
}
