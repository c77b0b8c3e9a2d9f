import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import type { GalleryReader } from '../weddings/wedding-link.entity.js';
import type { MediaContent } from '../media/files/media-contents.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { plannedZip } from './archive-layouts.service.js';
import { ArchivesRepository, type NewArchive } from './archives.repository.js';
import type { ArchiveRow } from './archive-row.js';
import { ArchiveSelectionService } from './archive-selection.service.js';
import { archivePlan, fingerprintOf } from './contents/archive-plan.js';
import { folderName } from './contents/entry-names.js';

/** Of one link at the same time: more selections than anybody makes by hand. */
const MAX_OPEN = 100;
/** Of one link; each takes as much room as its files. Further archives are served from their layouts for good. */
const MAX_BUILT = 5;
/** archiver cannot say the size of such a file before it, and readers of a stream cannot read it then. */
const LARGEST_BUILT_ENTRY_BYTES = 2 ** 32 - 1;
const DAY_MS = 86_400_000;
const RETRY_AFTER_SECONDS = 3_600;

export interface WantedArchive extends GalleryReader {
  /** As its link knows them; undefined: everything in the wedding. */
  ids?: string[] | undefined;
  /** Made in advance, before anybody asks. */
  isUnasked?: boolean;
}

/** Decides what an archive holds, once and for all. */
@Injectable()
export class ArchivePlannerService {
  constructor(
    private readonly register: ArchivesRepository,
    private readonly selection: ArchiveSelectionService,
    private readonly settings: SettingsService,
    private readonly store: ObjectStore,
  ) {}

  /**
   * The archive of these items: the one that is there, kept anew, or a new one. One that could not be built is queued
   * again.
   * @param manager of a transaction of `ArchivesRepository.transaction`
   * @throws Problem of `ArchiveSelectionService`; `too_many_requests` when the link has too many
   */
  async freeze(
    manager: EntityManager,
    wanted: WantedArchive,
  ): Promise<ArchiveRow> {
    const { ids } = wanted;
    const { items, title } = ids
      ? await this.selection.chosen(manager, ids, wanted)
      : await this.selection.whole(manager, wanted.weddingId);
    const fingerprint = fingerprintOf(title, items);
    const expiresAt = await this.expiry();
    for (;;) {
      const same = await this.register.sameAs(manager, wanted, fingerprint);
      const row = same
        ? await this.register.keepAnew(manager, same, {
            ...{ expiresAt, isWholeWedding: !ids },
            isToBeBuilt: same.status === 'failed',
          })
        : await this.add(manager, {
            ...wanted,
            title,
            items,
            fingerprint,
            expiresAt,
          });
      if (!row) continue;
      if (!wanted.isUnasked) await this.register.noteRequest(manager, row.id);
      return row;
    }
  }

  /**
   * An archive of which the store has lost what was built is queued again. Not in the transaction above, which holds
   * rows that others wait for: the store may take its time.
   */
  async mended(row: ArchiveRow): Promise<ArchiveRow> {
    const { status, builtKey, builtBytes } = row;
    if (
      status !== 'ready' ||
      builtKey === null ||
      (await this.store.sizeOf(builtKey)) === builtBytes
    )
      return row;
    return this.register.buildAnew(row);
  }

  private async add(
    manager: EntityManager,
    { title, items, ids, ...archive }: Frozen,
  ): Promise<ArchiveRow | undefined> {
    const { open, built } = await this.register.countOf(manager, archive);
    if (open >= MAX_OPEN)
      throw new Problem('too_many_requests', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    const plan = archivePlan(title, items);
    const isBuildable = plan.files.every(
      ({ sizeBytes }) => sizeBytes < LARGEST_BUILT_ENTRY_BYTES,
    );
    return this.register.add(manager, {
      ...archive,
      isWholeWedding: !ids,
      fileName: `${folderName(title)} ${new Date().toISOString().slice(0, 10)}.zip`,
      mediaIds: items.map(({ id }) => id),
      plan,
      totalBytes: plannedZip(plan.files).layout.totalBytes,
      isToBeBuilt: built < MAX_BUILT && isBuildable,
    });
  }

  private async expiry(): Promise<Date> {
    const { days } = (await this.settings.current()).archives;
    return new Date(Date.now() + days * DAY_MS);
  }
}

interface Frozen
  extends WantedArchive, Pick<NewArchive, 'fingerprint' | 'expiresAt'> {
  title: string;
  items: MediaContent[];
}
