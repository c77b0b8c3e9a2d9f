import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Computes size, CRC-32 and SHA-256 of a stream. */
export class ContentDigest {
  bytes = 0;
  crc32 = 0;
  private readonly hash: Hash = createHash('sha256');

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.crc32 = crc32(chunk, this.crc32);
    this.hash.update(chunk);
  }

  /** Call it once, at the end. */
  sha256(): Buffer {
    return this.hash.digest();
  }

  async *through(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.add(chunk);
      yield chunk;
    }
  }
}

/** SHA-256 over the SHA-256 of the slices, in order. */
export function contentHash(sliceHashes: Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const sliceHash of sliceHashes) hash.update(sliceHash);
  return hash.digest();
}
