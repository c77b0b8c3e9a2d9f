import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { zipName, type Language } from '@hatira/contract';
import type { ArchiveLayout } from '@hatira/contract/schemas';
import { Problem } from '../../platform/http/errors/problem.js';
import { toldEvents } from '../weddings/event-visibility.js';
import type { GalleryReader } from '../weddings/wedding-link.entity.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { plannedZip } from './downloads/archive-layouts.service.js';
import { ArchivesRepository, type NewArchive } from './archives.repository.js';
import type { ArchiveRow } from './archive-row.js';
import {
  ArchiveSelectionService,
  type SelectedContents,
} from './archive-selection.service.js';
import {
  archivePlan,
  fingerprintOf,
  type ArchiveForm,
} from './contents/archive-plan.js';
import { DAY_MS } from '../../platform/timing/durations.js';

/** The number of open archives of a link. */
const MAX_OPEN = 100;
/**
 * The number of built archives of a link, as each takes room; others are served
 * from their layouts.
 */
const MAX_BUILT = 5;
/** archiver cannot write larger sizes before the bytes. */
const LARGEST_BUILT_ENTRY_BYTES = 2 ** 32 - 1;
const RETRY_AFTER_SECONDS = 3_600;

export interface WantedArchive extends GalleryReader {
  /** Undefined: the whole wedding. */
  ids?: string[] | undefined;
  /** The files of one event; undefined: all. */
  event?: string | undefined;
  isPrepared?: boolean;
  layout: ArchiveLayout;
  /** The language of the folders for events and for guests without a name. */
  language?: Language;
}

/** Fixes an archive's contents. */
@Injectable()
export class ArchivePlannerService {
  constructor(
    private readonly archives: ArchivesRepository,
    private readonly selection: ArchiveSelectionService,
    private readonly settings: SettingsService,
    private readonly store: ObjectStore,
  ) {}

  /**
   * Returns the archive of these items with renewed expiry, or a new one;
   * queues a failed one again.
   * @param manager of `ArchivesRepository.transaction`
   * @throws Problem `too_many_requests`; errors of `ArchiveSelectionService`
   */
  async plan(
    manager: EntityManager,
    wanted: WantedArchive,
  ): Promise<ArchiveRow> {
    const { ids, event } = wanted;
    const { items, title, timeZone, ...selected } = ids
      ? await this.selection.chosen(manager, ids, wanted)
      : await this.selection.whole(manager, wanted, event);
    const { layout, language } = wanted;
    const events =
      wanted.access === 'full' ? selected.events : toldEvents(selected);
    const form = { timeZone, layout, events, ...(language && { language }) };
    const isWholeWedding = !ids && event === undefined;
    const fingerprint = fingerprintOf(title, items, form);
    const expiresAt = await this.expiry();
    for (;;) {
      const same = await this.archives.sameAs(manager, wanted, fingerprint);
      const row = same
        ? await this.archives.renew(manager, same, {
            expiresAt,
            isWholeWedding,
            isToBeBuilt: same.status === 'failed',
          })
        : await this.add(manager, {
            ...wanted,
            title,
            form,
            items,
            isWholeWedding,
            fingerprint,
            expiresAt,
          });
      if (!row) continue;
      if (!wanted.isPrepared)
        await this.archives.recordRequest(manager, row.id);
      return row;
    }
  }

  /**
   * Queues an archive again whose object is lost,
   * outside the transaction: its locks must not wait for the store.
   */
  async rebuilt(row: ArchiveRow): Promise<ArchiveRow> {
    const { status, builtKey, builtBytes, totalBytes } = row;
    if (
      status !== 'ready' ||
      builtKey === null ||
      builtBytes === null ||
      (builtBytes === totalBytes &&
        (await this.store.sizeOf(builtKey)) === builtBytes)
    )
      return row;
    return this.archives.rebuild(row);
  }

  private async add(
    manager: EntityManager,
    { title, form, items, ...archive }: PlannedContents,
  ): Promise<ArchiveRow | undefined> {
    const { open, built } = await this.archives.countOf(manager, archive);
    if (open >= MAX_OPEN)
      throw new Problem('too_many_requests', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    const plan = archivePlan(title, items, form);
    const isBuildable = plan.files.every(
      ({ sizeBytes }) => sizeBytes < LARGEST_BUILT_ENTRY_BYTES,
    );
    return this.archives.add(manager, {
      ...archive,
      fileName: zipName(form.timeZone),
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

interface PlannedContents
  extends
    WantedArchive,
    Omit<SelectedContents, 'timeZone' | 'events'>,
    Pick<NewArchive, 'fingerprint' | 'expiresAt' | 'isWholeWedding'> {
  form: ArchiveForm;
}
