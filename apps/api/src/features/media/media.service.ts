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
import { MediaEventsService } from './events/media-events.service.js';
import {
  addMedia,
  withRepeats,
  type AddedMedia,
  type NewMedia,
} from './arrival/added-media.js';
import type { MediaChoice } from './files/media-keys.js';
import { MediaPublicationService } from './media-publication.service.js';
import { countRevisions, type InSameTransaction } from './media-revision.js';
import { Media } from './media.entity.js';

export type { AddedMedia, InSameTransaction, NewMedia };

interface RestoreOptions {
  deletedAfter?: Date;
  /** Leaves other items in the trash. */
  only?: Pick<
    FindOptionsWhere<Media>,
    'weddingId' | 'isRestorable' | 'isTakenBack'
  >;
  also?: InSameTransaction;
}

const UNDO_MS = 15 * 60_000;

@Injectable()
export class MediaService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly events: MediaEventsService,
    private readonly publication: MediaPublicationService,
  ) {}

  /**
   * Runs a transaction that adds a file, or finds the item with the same content
   * and note (`isNew` false). `add` locks the wedding against deletion until the
   * transaction ends. `work` runs again if another transaction adds the same
   * file at the same time, so it must be repeatable.
   * @throws Problem `wedding_not_found`
   */
  adding<T>(
    work: (
      manager: EntityManager,
      add: (file: NewMedia) => Promise<AddedMedia>,
    ) => Promise<T>,
  ): Promise<T> {
    return withRepeats(() =>
      this.media.manager.transaction((manager) =>
        work(manager, (file) => addMedia(manager, file)),
      ),
    );
  }

  /** Includes the trash: the caller checks who may see it. */
  async byIdWithTrash(id: string): Promise<Media> {
    return required(await this.media.findOneBy({ id }));
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
      // The wedding first: under its lock an upload may meet these items.
      await countRevisions(manager, rows);
      await manager.update(
        Media,
        { id: In(rows.map((row) => row.id)) },
        { deletedAt: () => 'now()', isRestorable: 'editKeys' in which },
      );
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
    { deletedAfter, only, also }: RestoreOptions = {},
  ): Promise<number> {
    const restored = await this.media.manager.transaction(async (manager) => {
      const after = deletedAfter ?? (await momentBefore(manager, UNDO_MS));
      const rows = await lock(manager, {
        ...chosen(which),
        ...only,
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
    const waiting = restored.filter(
      ({ processing }) => processing === 'pending',
    );
    await this.publication.resume(
      waiting.map((item) => ({ ...item, step: item.processingStep })),
    );
    return restored.length;
  }
}

/** Restores one of several copies, unless the file is in the gallery. */
const RESTORE = `
UPDATE media SET deleted_at = NULL, is_taken_back = false
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

/**
 * The ids are in the locking query, so that ids ended by a renewal match no
 * row.
 */
function chosen(which: MediaChoice): FindOptionsWhere<Media> {
  return 'ids' in which
    ? { id: Any(which.ids) }
    : { editKey: Any(which.editKeys) };
}

const LOCKED = {
  id: true,
  weddingId: true,
  editKey: true,
  viewKey: true,
  processing: true,
  processingStep: true,
} as const;

function lock(
  manager: EntityManager,
  where: object,
): Promise<Pick<Media, keyof typeof LOCKED>[]> {
  return manager.find(Media, {
    where,
    select: LOCKED,
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

function required(media: Media | null): Media {
  if (!media) throw new Problem('media_not_found');
  return media;
}
