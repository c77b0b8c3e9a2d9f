import type { GalleryAccess } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, IsNull, type EntityManager, type Repository } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { KEY_COLUMN } from './media-keys.js';
import { countRevision } from '../media-revision.js';
import { Media } from '../media.entity.js';

/** In the trash or not: each half has an index of its own. */
const OF_WEDDING =
  'wedding_id = $1 AND (deleted_at IS NULL OR deleted_at IS NOT NULL)';
/** Not FOR UPDATE: an upload that refers to an item goes on meanwhile. */
const LOCK = `SELECT id FROM media WHERE ${OF_WEDDING} ORDER BY id FOR NO KEY UPDATE`;

/** The ids by which holders of gallery links know items; they end with their link. */
@Injectable()
export class MediaKeysService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
  ) {}

  /** The item behind an id of any link. @throws Problem `media_not_found` for unknown and deleted items */
  async byKey(key: string): Promise<Media> {
    const alive = { deletedAt: IsNull() };
    const media = await this.media.findOneBy([
      { editKey: key, ...alive },
      { viewKey: key, ...alive },
    ]);
    if (!media) throw new Problem('media_not_found');
    return media;
  }

  /** @throws Problem `read_only_link` when an id is one that only looks and downloads */
  async requireEditable(keys: string[]): Promise<void> {
    if (await this.media.existsBy({ viewKey: Any(keys) }))
      throw new Problem('read_only_link');
  }

  /**
   * Locks all items of a wedding until the caller's transaction ends, in the order in which every change locks them.
   * Call it before anything else of the wedding is locked.
   */
  async lockAll(manager: EntityManager, weddingId: number): Promise<void> {
    await manager.query(LOCK, [weddingId]);
  }

  /**
   * Gives all items of a wedding new ids for holders of this link, in the caller's transaction and after `lockAll`.
   * The wedding's row comes first: it keeps uploads from adding items that would keep the ids that they came with.
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
