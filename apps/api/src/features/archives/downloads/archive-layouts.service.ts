import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ByteRange } from '@hatira/contract';
import { LRUCache } from 'lru-cache';
import { chunksOf } from '../../../platform/storage/chunks-of.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { ArchivesRepository } from '../archives.repository.js';
import type { NoteFile, PlannedFile } from '../contents/archive-plan.js';
import { ZipLayout } from '../zip/zip-layout.js';
import { zipStream } from '../zip/zip-stream.js';

/** Some 25 MB. */
const KEPT_ENTRIES = 60_000;

/** The next file opens while these are sent. */
const READ_AHEAD_BYTES = 512 * 1024;

export interface PlannedZip {
  files: PlannedFile[];
  layout: ZipLayout;
}

export type ReadNotes = (file: NoteFile) => Promise<string>;

/** Caches layouts: each range of a resumed download needs one. */
@Injectable()
export class ArchiveLayoutsService {
  private readonly kept = new LRUCache<string, PlannedZip>({
    maxSize: KEPT_ENTRIES,
    sizeCalculation: ({ files }) => Math.max(1, files.length),
    fetchMethod: async (archiveId) =>
      plannedZip(await this.archives.filesOf(archiveId)),
    // An evicted load still serves its callers.
    ignoreFetchAbort: true,
  });

  constructor(
    private readonly archives: ArchivesRepository,
    private readonly store: ObjectStore,
  ) {}

  /** @throws Problem `archive_gone` */
  of(archiveId: string): Promise<PlannedZip> {
    return this.kept.forceFetch(archiveId);
  }

  /** @throws Problem `archive_gone` */
  async read(archiveId: string, range: ByteRange): Promise<Readable> {
    return this.readZip(await this.of(archiveId), range, (file) =>
      this.archives.notesOf(archiveId, file),
    );
  }

  readZip(
    { files, layout }: PlannedZip,
    range: ByteRange,
    readNotes: ReadNotes,
  ): Readable {
    const bytes = zipStream(layout, range, (entry, part) =>
      this.open(files[entry], part, readNotes),
    );
    return Readable.from(bytes, {
      objectMode: false,
      highWaterMark: READ_AHEAD_BYTES,
    });
  }

  readFile(
    file: PlannedFile | undefined,
    readNotes: ReadNotes,
  ): Promise<AsyncIterable<Buffer>> {
    return this.open(file, { start: 0, end: file?.sizeBytes ?? 0 }, readNotes);
  }

  private async open(
    file: PlannedFile | undefined,
    range: ByteRange,
    readNotes: ReadNotes,
  ): Promise<AsyncIterable<Buffer>> {
    if (!file) throw new RangeError('no such entry');
    if ('objectKey' in file.source)
      return this.store.read(file.source.objectKey, range);
    return chunksOf(
      Buffer.from(await readNotes(file.source.notes)).subarray(
        range.start,
        range.end,
      ),
    );
  }
}

export function plannedZip(files: PlannedFile[]): PlannedZip {
  return { files, layout: new ZipLayout(files) };
}
