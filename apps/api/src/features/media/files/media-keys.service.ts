import type { GalleryAccess } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, IsNull, type EntityManager, type Repository } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { KEY_COLUMN } from './media-keys.js';
import { countRevision } from '../media-revision.js';
import { Media } from '../media.entity.js';

/** Inside and outside the trash, which have separate indexes. */
const OF_WEDDING =
  'wedding_id = $1 AND (deleted_at IS NULL OR deleted_at IS NOT NULL)';
/** Not FOR UPDATE, so that uploads that refer to an item continue. */
const LOCK = `SELECT id FROM media WHERE ${OF_WEDDING} ORDER BY id FOR NO KEY UPDATE`;

/** Manages the ids of items for gallery links; they end with their link. */
@Injectable()
export class MediaKeysService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
  ) {}

  /**
   * Finds an item by its id of any link.
   * @throws Problem `media_not_found` for unknown and deleted items
   */
  async byKey(key: string): Promise<Media> {
    const alive = { deletedAt: IsNull() };
    const media = await this.media.findOneBy([
      { editKey: key, ...alive },
      { viewKey: key, ...alive },
    ]);
    if (!media) throw new Problem('media_not_found');
    return media;
  }

  /** @throws Problem `read_only_link` for ids that only allow viewing */
  async requireEditable(keys: string[]): Promise<void> {
    if (await this.media.existsBy({ viewKey: Any(keys) }))
      throw new Problem('read_only_link');
  }

  /**
   * Locks all items in the order that every change uses. Call it before any
   * other lock on the wedding.
   */
  async lockAll(manager: EntityManager, weddingId: number): Promise<void> {
    await manager.query(LOCK, [weddingId]);
  }

  /**
   * Gives all items new ids for this link; call it after `lockAll`. Locks the
   * wedding's row first, so that an upload cannot add an item with an old id.
   */
  async renew(
    manager: EntityManager,
    weddingId: number,
    access: GalleryAccess,
  ): Promise<void> {
    await countRevision(manager, weddingId);
    await manager.query(
      `UPDATE media SET ${KEY_COLUMN[access]} = gen_random_uuid() WHERE ${OF_WEDDING}`,
      [weddingId],
    );
  }
}
