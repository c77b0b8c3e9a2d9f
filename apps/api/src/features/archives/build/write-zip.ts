import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { ZipArchive } from 'archiver';
import type { ByteRange } from '@hatira/contract';
import { ObjectMissingError } from '../../../platform/storage/storage-errors.js';
import type { PlannedFile } from '../contents/archive-plan.js';
import type { PlannedZip } from '../downloads/archive-layouts.service.js';
import { asLaidOut } from './as-laid-out.js';
import { useKnownEntries } from './known-entries.js';

export interface ZipWriting extends PlannedZip {
  open: (entry: number) => Promise<AsyncIterable<Buffer>>;
  /** May delay the zip; a rejection ends it. */
  onBytes: (bytes: number) => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Writes the bytes of the layout with archiver. Appends one file at a time, as
 * archiver opens all. An error fails the reader: an incomplete zip never ends
 * normally.
 * @throws OtherBytesError
 */
export async function* writeZip(writing: ZipWriting): AsyncGenerator<Buffer> {
  // A tenth of a second of each process's start.
  const archiver = await import('archiver');
  const zip = new archiver.ZipArchive({
    store: true,
    forceZip64: writing.layout.isZip64,
  });
  const fail = (error: Error) => void zip.destroy(error);
  // The reader gets it; without a listener it could end the process.
  zip.on('error', () => undefined);
  // archiver only warns of a missing file.
  zip.on('warning', fail);
  const gone = new AbortController();
  zip.once('close', () => gone.abort());
  if (writing.signal) addAbortSignal(writing.signal, zip);
  feed(zip, writing, gone.signal).catch(fail);
  yield* asLaidOut(zip as AsyncIterable<Buffer>, writing.layout);
}

async function feed(
  zip: ZipArchive,
  { files, open, onBytes }: ZipWriting,
  signal: AbortSignal,
): Promise<void> {
  let appended = files[0]!;
  useKnownEntries(zip, () => appended);
  for (const [index, file] of files.entries()) {
    const opened = await open(index);
    const source = Readable.from(counted(opened, file, onBytes), {
      objectMode: false,
    });
    // Without a listener a failing source would end the process.
    source.on('error', (error) => zip.destroy(error));
    try {
      if (zip.destroyed) return;
      const written = once(zip, 'entry', { signal });
      appended = file;
      zip.append(source, {
        name: file.name,
        date: new Date(file.shownAtMs),
      });
      await written;
    } finally {
      source.destroy();
      // Ending a reader leaves a source open that was never read.
      if (opened instanceof Readable) opened.destroy();
    }
  }
  await zip.finalize();
}

/**
 * archiver would write the CRC-32 of damaged bytes.
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
    throw new DamagedFileError('the CRC-32 of a stored file has changed');
}

/** @throws ObjectMissingError for a file of another length */
async function* wholly(
  source: AsyncIterable<Buffer>,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  let missingBytes = end - start;
  for await (const chunk of source) {
    missingBytes -= chunk.length;
    if (missingBytes < 0) break;
    yield chunk;
  }
  if (missingBytes !== 0)
    throw new ObjectMissingError(`with ${end - start} bytes`);
}

class DamagedFileError extends Error {}
