import { Injectable } from '@nestjs/common';
import type { ByteRange } from '@hatira/contract';
import { LRUCache } from 'lru-cache';
import { Config } from '../../../platform/config/load-config.js';
import type { AnswerPart } from '../../../platform/http/files/blocks/answer-part.js';
import { chunksOf } from '../../../platform/storage/chunks-of.js';
import {
  ObjectStore,
  type OpenObject,
} from '../../../platform/storage/object-store.js';
import { ArchivesRepository } from '../archives.repository.js';
import type { PlannedFile, WrittenFile } from '../contents/archive-plan.js';
import { ZipLayout } from '../zip/zip-layout.js';

/** Some 25 MB, which the web processes of a replica share. */
const KEPT_ENTRIES = 60_000;
/** A wedding of so many files fits. */
const FEWEST_ENTRIES = 30_000;

export interface PlannedZip {
  files: PlannedFile[];
  layout: ZipLayout;
}

export type ReadText = (file: WrittenFile) => Promise<string>;

/** Caches layouts: each range of a resumed download needs one. */
@Injectable()
export class ArchiveLayoutsService {
  private readonly kept: LRUCache<string, PlannedZip>;

  constructor(
    private readonly archives: ArchivesRepository,
    private readonly store: ObjectStore,
    { webProcesses }: Config,
  ) {
    this.kept = new LRUCache({
      maxSize: Math.max(
        Math.floor(KEPT_ENTRIES / webProcesses),
        FEWEST_ENTRIES,
      ),
      sizeCalculation: ({ files }) => Math.max(1, files.length),
      fetchMethod: async (archiveId) => {
        return plannedZip(await this.archives.filesOf(archiveId));
      },
      // An evicted load still serves its callers.
      ignoreFetchAbort: true,
    });
  }

  /** @throws Problem `archive_gone` */
  of(archiveId: string): Promise<PlannedZip> {
    return this.kept.forceFetch(archiveId);
  }

  /** @throws Problem `archive_gone` */
  async parts(
    archiveId: string,
    range: ByteRange,
  ): Promise<Iterable<AnswerPart>> {
    return this.partsOf(await this.of(archiveId), range, (file) =>
      this.archives.textOf(archiveId, file),
    );
  }

  *partsOf(
    { files, layout }: PlannedZip,
    range: ByteRange,
    readText: ReadText,
  ): Generator<AnswerPart> {
    for (const part of layout.parts(range)) {
      if ('bytes' in part) yield part;
      else yield this.partOf(files[part.entry], part.range, readText);
    }
  }

  async readFile(
    file: PlannedFile | undefined,
    readText: ReadText,
  ): Promise<AsyncIterable<Buffer>> {
    const { source, sizeBytes } = required(file);
    return 'objectKey' in source
      ? this.store.read(
          source.objectKey,
          within(source, { start: 0, end: sizeBytes }),
        )
      : chunksOf(Buffer.from(await readText(source.written)));
  }

  private partOf(
    file: PlannedFile | undefined,
    entryRange: ByteRange,
    readText: ReadText,
  ): AnswerPart {
    const { source } = required(file);
    if (!('objectKey' in source))
      return {
        range: entryRange,
        open: async () => openText(await readText(source.written)),
      };
    const range = within(source, entryRange);
    return { range, open: () => this.store.open(source.objectKey, range) };
  }
}

/** The object's range for one of the entry. */
function within(
  { offset = 0 }: { offset?: number },
  { start, end }: ByteRange,
): ByteRange {
  return { start: start + offset, end: end + offset };
}

function required(file: PlannedFile | undefined): PlannedFile {
  if (!file) throw new RangeError('no such entry');
  return file;
}

function openText(text: string): OpenObject {
  const bytes = Buffer.from(text);
  return {
    read: (into, position) => Promise.resolve(bytes.copy(into, 0, position)),
    close: () => Promise.resolve(),
  };
}

export function plannedZip(files: PlannedFile[]): PlannedZip {
  return { files, layout: new ZipLayout(files) };
}
