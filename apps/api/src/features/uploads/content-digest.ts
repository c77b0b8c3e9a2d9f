import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Problem } from '../../platform/http/errors/problem.js';

/** Computes size, CRC-32 and SHA-256 of a stream. */
export class ContentDigest {
  bytes = 0;
  crc32 = 0;
  private readonly hash: Hash = createHash('sha256');
  private result: Buffer | undefined;

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.crc32 = crc32(chunk, this.crc32);
    this.hash.update(chunk);
  }

  /** Call it at the end. */
  sha256(): Buffer {
    this.result ??= this.hash.digest();
    return this.result;
  }

  async *through(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.add(chunk);
      yield chunk;
    }
  }
}

/**
 * @param sent as the phone computed it, in hexadecimal digits; optional
 * @throws Problem `bytes_damaged`
 */
export function requireSha256(received: Buffer, sent?: string): void {
  if (sent !== undefined && !received.equals(Buffer.from(sent, 'hex')))
    throw new Problem('bytes_damaged');
}

/** SHA-256 over the SHA-256 of the slices, in order. */
export function contentHash(sliceHashes: Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const sliceHash of sliceHashes) hash.update(sliceHash);
  return hash.digest();
}
