import { createReadStream, createWriteStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '@hatira/contract';

/** The file needs more reads than its size explains. */
export class TooManyReadsError extends Error {}

const WINDOW_BYTES = 256 * 1024;
/** Shorter rests are read again, so that a signature is never cut. */
const LEAST_CHUNK_BYTES = 64;
/** Jumps may read a byte twice. */
const TIMES_READ = 2;
const FREE_BYTES = 64 * 1024 ** 2;
const FREE_READS = 10_000;

/**
 * Reads an untrusted file within a budget of its size: at given places, or
 * through a window that moves forwards or jumps.
 */
export class BoundedFile {
  private window: Buffer = Buffer.alloc(0);
  private start = 0;
  private bytesLeft: number;
  private readsLeft: number;

  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
  ) {
    this.bytesLeft = FREE_BYTES + TIMES_READ * size;
    this.readsLeft = FREE_READS + TIMES_READ * (size / WINDOW_BYTES);
  }

  static async use<T>(
    path: string,
    work: (file: BoundedFile) => Promise<T>,
  ): Promise<T> {
    const handle = await open(path).catch((cause: Error) => {
      throw Object.assign(new Error(cause.message, { cause }), {
        syscall: 'open',
      });
    });
    try {
      return await work(new BoundedFile(handle, (await handle.stat()).size));
    } finally {
      await handle.close();
    }
  }

  /**
   * Fewer bytes at the end of the file; none outside of it.
   * @throws TooManyReadsError
   */
  async read(offset: number, bytes: number): Promise<Buffer> {
    const length = Math.min(bytes, this.size - offset);
    if (!(offset >= 0 && length > 0)) return Buffer.alloc(0);
    this.bytesLeft -= length;
    if (--this.readsLeft < 0 || this.bytesLeft < 0)
      throw new TooManyReadsError();
    const buffer = Buffer.allocUnsafe(length);
    const { bytesRead } = await this.handle.read(buffer, 0, length, offset);
    return buffer.subarray(0, bytesRead);
  }

  /**
   * The next bytes, valid until the next call; empty at the end of the file.
   * @throws TooManyReadsError
   */
  async chunk(at: number): Promise<Buffer> {
    const end = this.start + this.window.length;
    const isHeld = at >= this.start && at < end;
    if (!isHeld || (end - at < LEAST_CHUNK_BYTES && end < this.size))
      await this.load(at);
    return this.window.subarray(at - this.start);
  }

  /** A copy, shorter at the end of the file. */
  async bytes(at: number, length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    await this.each(at, at + length, (part) => parts.push(Buffer.from(part)));
    return Buffer.concat(parts);
  }

  /** Passes on the bytes of a range, without those beyond the file. */
  async each(
    from: number,
    to: number,
    use: (part: Buffer) => unknown,
  ): Promise<void> {
    for (let at = from; at < to;) {
      const chunk = await this.chunk(at);
      if (chunk.length === 0) return;
      const part = chunk.subarray(0, to - at);
      use(part);
      at += part.length;
    }
  }

  private async load(at: number): Promise<void> {
    [this.window, this.start] = [await this.read(at, WINDOW_BYTES), at];
  }
}

/** Writes a part of the file to another. */
export async function copyPart(
  path: string,
  { start, end }: ByteRange,
  targetPath: string,
): Promise<void> {
  await pipeline(
    createReadStream(path, { start, end: end - 1 }),
    createWriteStream(targetPath),
  );
}
