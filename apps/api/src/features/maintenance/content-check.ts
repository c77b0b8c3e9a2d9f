import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { SLICE_BYTES } from '@hatira/contract';

export interface Content {
  sizeBytes: number;
  crc32: number;
  sha256: Buffer;
  /**
   * SHA-256 of the slices' SHA-256: identifies a file that arrived in slices.
   */
  sliceHash: Buffer;
}

/** Keeps one hash for every 5 MiB in memory. */
export async function contentOf(
  source: AsyncIterable<Buffer>,
): Promise<Content> {
  const digest = new ContentCheck();
  for await (const chunk of source) digest.add(chunk);
  return digest.result();
}

/** Checks bytes while they are copied. */
export class ContentCheck {
  private sizeBytes = 0;
  private crc = 0;
  private readonly whole = createHash('sha256');
  private readonly slices = createHash('sha256');
  private slice: Hash = createHash('sha256');

  add(chunk: Buffer): void {
    this.crc = crc32(chunk, this.crc);
    this.whole.update(chunk);
    for (let rest = chunk; rest.length > 0;) {
      const room = SLICE_BYTES - (this.sizeBytes % SLICE_BYTES);
      const part = rest.subarray(0, room);
      this.slice.update(part);
      this.sizeBytes += part.length;
      if (part.length === room) this.endSlice();
      rest = rest.subarray(part.length);
    }
  }

  async *through(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.add(chunk);
      yield chunk;
    }
  }

  /** Call it once, at the end. */
  result(): Content {
    if (this.sizeBytes % SLICE_BYTES > 0) this.endSlice();
    return {
      sizeBytes: this.sizeBytes,
      crc32: this.crc,
      sha256: this.whole.digest(),
      sliceHash: this.slices.digest(),
    };
  }

  private endSlice(): void {
    this.slices.update(this.slice.digest());
    this.slice = createHash('sha256');
  }
}

/** A file that arrived in one request counts as a single slice. */
export function isContentOf(
  content: Content,
  row: { crc32: number; contentHash: Buffer },
): boolean {
  const single = createHash('sha256').update(content.sha256).digest();
  const isIdentity =
    content.sliceHash.equals(row.contentHash) || single.equals(row.contentHash);
  return isIdentity && content.crc32 === row.crc32;
}
