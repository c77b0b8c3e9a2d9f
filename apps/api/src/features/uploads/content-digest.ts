import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Size, CRC-32 and SHA-256 of a stream, computed while it passes. */
export class ContentDigest {
  bytes = 0;
  crc32 = 0;
  private readonly hash: Hash = createHash('sha256');

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.crc32 = crc32(chunk, this.crc32);
    this.hash.update(chunk);
  }

  /** Call it once, when everything has passed. */
  sha256(): Buffer {
    return this.hash.digest();
  }

  /** Hands the chunks on unchanged. */
  async *through(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.add(chunk);
      yield chunk;
    }
  }
}

/** Identity of a whole file: SHA-256 over the SHA-256 of its slices in order (design section 3). */
export function contentHash(sliceHashes: Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const sliceHash of sliceHashes) hash.update(sliceHash);
  return hash.digest();
}
