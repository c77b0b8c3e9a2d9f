import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  Any,
  In,
  IsNull,
  MoreThan,
  type EntityManager,
  type FindOptionsWhere,
  type Repository,
} from 'typeorm';
import { momentBefore } from '../../platform/database/sql/database-clock.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { Wedding } from '../weddings/wedding.entity.js';
import { MediaEventsService } from './events/media-events.service.js';
import type { MediaChoice } from './files/media-keys.js';
import { countRevision, countRevisions } from './media-revision.js';
import { Media } from './media.entity.js';
import { newMediaKeys } from './new-media-keys.js';

export type NewMedia = Pick<
  Media,
  | 'weddingId'
  | 'objectKey'
  | 'fileName'
  | 'fileType'
  | 'fileSize'
  | 'crc32'
  | 'contentHash'
  | 'note'
>;

/** Such as the audit entry. */
export type InSameTransaction = (
  manager: EntityManager,
  rows: Pick<Media, 'id' | 'weddingId'>[],
) => Promise<void>;

interface RestoreOptions {
  deletedAfter?: Date;
  also?: InSameTransaction;
}

const UNDO_MS = 15 * 60_000;

@Injectable()
export class MediaService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly events: MediaEventsService,
  ) {}

  /**
   * Adds a file, or returns the item with the same content and note (`isNew`
   * false). Locks the wedding against deletion until the transaction ends.
   * @throws Problem `wedding_not_found`
   */
  async add(
    manager: EntityManager,
    file: NewMedia,
  ): Promise<{ media: Media; isNew: boolean }> {
    if (!(await countRevision(manager, file.weddingId)))
      throw new Problem('wedding_not_found');
    const existing = await manager.findOneBy(Media, {
      weddingId: file.weddingId,
      contentHash: file.contentHash,
      fileSize: file.fileSize,
      note: file.note ?? IsNull(),
      deletedAt: IsNull(),
    });
    if (existing) return { media: existing, isNew: false };
    const media = manager.create(Media, { ...file, ...newMediaKeys() });
    await manager.insert(Media, media);
    await manager.update(
      Wedding,
      { id: file.weddingId },
      { lastUploadAt: () => 'now()' },
    );
    return { media, isNew: true };
  }

  /** Includes the trash, for answers without the file's bytes. */
  async byIdWithTrash(id: string): Promise<Media> {
    return required(await this.media.findOneBy({ id }));
  }

  /** @throws Problem `media_not_found`, also for deleted items */
  async byPublicKey(publicKey: string): Promise<Media> {
    return required(
      await this.media.findOneBy({ publicKey, deletedAt: IsNull() }),
    );
  }

  /** Includes the trash. */
  async ownsObject(objectKey: string): Promise<boolean> {
    return this.media.existsBy({ objectKey });
  }

  async countOf(weddingId: number, manager: EntityManager): Promise<number> {
    return manager.countBy(Media, { weddingId, deletedAt: IsNull() });
  }

  /**
   * Hides items at once; they are erased after the retention time.
   * @returns number of moved items
   */
  async moveToTrash(
    which: MediaChoice,
    also?: InSameTransaction,
  ): Promise<number> {
    const rows = await this.media.manager.transaction(async (manager) => {
      const rows = await lock(manager, {
        ...chosen(which),
        deletedAt: IsNull(),
      });
      await manager.update(
        Media,
        { id: In(rows.map((row) => row.id)) },
        { deletedAt: () => 'now()' },
      );
      await countRevisions(manager, rows);
      await also?.(manager, rows);
      return rows;
    });
    await this.events.publish('removed', rows);
    return rows.length;
  }

  /**
   * Undoes deletions, by default of 15 minutes. An item that was uploaded again
   * stays in the trash.
   * @returns number of restored items
   */
  async restore(
    which: MediaChoice,
    { deletedAfter, also }: RestoreOptions = {},
  ): Promise<number> {
    const restored = await this.media.manager.transaction(async (manager) => {
      const after = deletedAfter ?? (await momentBefore(manager, UNDO_MS));
      const rows = await lock(manager, {
        ...chosen(which),
        deletedAt: MoreThan(after),
      });
      const alive = await countRevisions(manager, rows);
      const ids = rows
        .filter((row) => alive.has(row.weddingId))
        .map((row) => row.id);
      const [found] = await manager.query<[{ id: string }[], number]>(RESTORE, [
        ids,
      ]);
      const restoredIds = new Set(found.map((row) => row.id));
      const back = rows.filter((row) => restoredIds.has(row.id));
      await also?.(manager, back);
      return back;
    });
    await this.events.publish('changed', restored);
    return restored.length;
  }
}

/** Restores one of several copies, unless the file is in the gallery. */
const RESTORE = `
UPDATE media SET deleted_at = NULL
WHERE id IN (
  SELECT DISTINCT ON (wedding_id, content_hash, file_size, coalesce(note, '')) id
  FROM media gone
  WHERE id = ANY($1::uuid[]) AND NOT EXISTS (
    SELECT 1 FROM media same
    WHERE same.wedding_id = gone.wedding_id AND same.content_hash = gone.content_hash
      AND same.file_size = gone.file_size AND coalesce(same.note, '') = coalesce(gone.note, '')
      AND same.deleted_at IS NULL)
)
RETURNING id`;

/** In the locking query, so that ids ended by a renewal match no row. */
function chosen(which: MediaChoice): FindOptionsWhere<Media> {
  return 'ids' in which
    ? { id: Any(which.ids) }
    : { editKey: Any(which.editKeys) };
}

function lock(manager: EntityManager, where: object): Promise<Media[]> {
  return manager.find(Media, {
    where,
    select: { id: true, weddingId: true, editKey: true, viewKey: true },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

function required(media: Media | null): Media {
  if (!media) throw new Problem('media_not_found');
  return media;
}
