import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { ZipArchive } from 'archiver';
import type { PlannedFile } from '../contents/archive-plan.js';
import { wallClock } from '../zip/wall-clock.js';
import { wholly } from '../zip/zip-stream.js';

export interface ZipWriting {
  files: PlannedFile[];
  /** Opens a file for reading from its beginning to its end. */
  open: (entry: number) => Promise<AsyncIterable<Buffer>>;
  /** Told as bytes pass; may wait, and may end the work by rejecting. */
  onBytes: (bytes: number) => Promise<void>;
  /** Ends the work at once, also while it waits for a file. */
  signal?: AbortSignal;
}

/**
 * A zip of stored files by archiver. One file is open at a time: archiver would open all that it is given, so each is
 * given when the one before has been written. Whatever goes wrong with a file fails the reading, and who stops reading
 * ends the work: a zip from which something is missing never ends well.
 */
export async function* writeZip(writing: ZipWriting): AsyncGenerator<Buffer> {
  const zip = new ZipArchive({ store: true });
  const fail = (error: Error) => void zip.destroy(error);
  // Whoever reads is told; without a listener of our own an error before the first read would end the process.
  zip.on('error', () => undefined);
  // archiver only warns of a file that is not there.
  zip.on('warning', fail);
  const gone = new AbortController();
  zip.once('close', () => gone.abort());
  if (writing.signal) addAbortSignal(writing.signal, zip);
  feed(zip, writing, gone.signal).catch(fail);
  yield* zip as AsyncIterable<Buffer>;
}

async function feed(
  zip: ZipArchive,
  { files, open, onBytes }: ZipWriting,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, file] of files.entries()) {
    const opened = await open(index);
    const source = Readable.from(counted(opened, file, onBytes), {
      objectMode: false,
    });
    // Without a listener of its own a failing source would end the process, and archiver would wait for ever.
    source.on('error', (error) => zip.destroy(error));
    try {
      if (zip.destroyed) return;
      const written = once(zip, 'entry', { signal });
      zip.append(source, {
        name: file.name,
        date: wallClock(file.modifiedAtMs),
      });
      await written;
    } finally {
      source.destroy();
      // What has not been read from yet is not ended with its reader.
      if (opened instanceof Readable) opened.destroy();
    }
  }
  await zip.finalize();
}

/**
 * archiver writes the CRC-32 of whatever it reads, and nobody could tell any more that a file has been damaged.
 * @throws DamagedFileError
 */
async function* counted(
  source: AsyncIterable<Buffer>,
  file: PlannedFile,
  onBytes: ZipWriting['onBytes'],
): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const chunk of wholly(source, { start: 0, end: file.sizeBytes })) {
    sum = crc32(chunk, sum);
    await onBytes(chunk.length);
    yield chunk;
  }
  if (sum !== file.crc32)
    throw new DamagedFileError('a file is not what was received');
}

class DamagedFileError extends Error {}
