import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isUnclaimed } from '../../platform/database/row-claims.js';
import {
  enqueue,
  InjectJobQueue,
  type JobQueue,
} from '../../platform/jobs/define-job.js';
import { GalleryNotificationsService } from '../media/events/gallery-notifications.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import {
  ARCHIVE_COLUMNS,
  archiveState,
  endedBecause,
  type ArchiveRow,
} from './archive-row.js';
import { BuildsRepository } from './build/builds.repository.js';
import {
  buildArchive,
  type BuildArchiveJob,
} from './build/build-archive.job.js';

const BATCH = 100;
const IS_OVER = `expires_at < now() - interval '1 day'`;

/**
 * A day late, so that downloads finish. Checks the locked row again, as a
 * request may renew it.
 */
const EXPIRE = `
UPDATE archives SET ${endedBecause('age')}
WHERE id IN (SELECT id FROM archives WHERE ended_at IS NULL AND ${IS_OVER} LIMIT ${BATCH})
  AND ended_at IS NULL AND ${IS_OVER}`;

const WITH_BYTES = `
SELECT ${ARCHIVE_COLUMNS} FROM archives
WHERE ended_at IS NOT NULL AND built_key IS NOT NULL AND ${isUnclaimed('built_by')}
LIMIT ${BATCH}`;

/** Ended rows stay for a while, so that a request gets the reason. */
const FORGET = `
DELETE FROM archives USING weddings
WHERE weddings.id = wedding_id AND built_key IS NULL
  AND (ended_at < now() - make_interval(days => $1) OR (ended_at IS NOT NULL AND weddings.deleted_at IS NOT NULL))`;

/** Ends expired archives and removes ended ones. */
@Injectable()
export class ArchiveSweepService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly builds: BuildsRepository,
    private readonly store: ObjectStore,
    private readonly notifications: GalleryNotificationsService,
    private readonly settings: SettingsService,
    @InjectJobQueue(buildArchive)
    private readonly buildQueue: JobQueue<BuildArchiveJob>,
  ) {}

  async requeue(): Promise<void> {
    for (const { id, place } of await this.builds.lost())
      await enqueue(this.buildQueue, { archiveId: id }, place);
  }

  /** Deletes bytes before the row: a kill leaves the row for the next sweep. */
  async forgetOld(): Promise<void> {
    await this.database.query(EXPIRE);
    for (const row of await this.database.query<ArchiveRow[]>(WITH_BYTES)) {
      const key = row.builtKey ?? '';
      await this.store.discardUnfinished(key);
      await this.store.remove(key);
      await this.database.query(
        'UPDATE archives SET built_key = NULL, built_bytes = NULL WHERE id = $1',
        [row.id],
      );
      await this.notifications.notify(row, {
        event: 'archive',
        data: archiveState(row),
      });
    }
    const { days } = (await this.settings.current()).archives;
    await this.database.query(FORGET, [days]);
  }
}
