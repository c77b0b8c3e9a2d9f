import type { GalleryAccess } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { KEY_COLUMN } from './media-keys.js';
import { countRevision } from '../media-revision.js';
import { Media } from '../media.entity.js';

/** Inside and outside the trash, which have separate indexes. */
const OF_WEDDING =
  'wedding_id = $1 AND (deleted_at IS NULL OR deleted_at IS NOT NULL)';
/** Not FOR UPDATE, which would block uploads. */
const LOCK = `SELECT id FROM media WHERE ${OF_WEDDING} ORDER BY id FOR NO KEY UPDATE`;

/** One condition on both columns would scan the table. */
const READ_ONLY = `
SELECT EXISTS (SELECT FROM media WHERE view_key = ANY($1::uuid[]))
  OR EXISTS (SELECT FROM media JOIN weddings ON weddings.id = wedding_id
    WHERE edit_key = ANY($1::uuid[]) AND is_demo) AS "isReadOnly"`;

const NEW_ADDRESS = `public_key = replace(gen_random_uuid()::text, '-', '')`;
const RENEW_ADDRESSES = `UPDATE media SET ${NEW_ADDRESS} WHERE ${OF_WEDDING}`;
const RENEW_SOME = `
UPDATE media SET view_key = gen_random_uuid(), ${NEW_ADDRESS} WHERE id = ANY($1::uuid[])`;

/** Manages items' ids, which end with their link. */
@Injectable()
export class MediaKeysService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
  ) {}

  /** @throws Problem `read_only_link` for ids of a relatives' link or of the demo */
  async requireEditable(keys: string[]): Promise<void> {
    const [row] = await this.media.query<{ isReadOnly: boolean }[]>(READ_ONLY, [
      keys,
    ]);
    if (row?.isReadOnly) throw new Problem('read_only_link');
  }

  /**
   * Locks items in the order of every change. Call it before other locks on the
   * wedding.
   */
  async lockAll(manager: EntityManager, weddingId: number): Promise<void> {
    await manager.query(LOCK, [weddingId]);
  }

  /**
   * Call it after `lockAll`. Locks the wedding, so that no upload adds an old
   * id.
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

  /** Ends the relatives' ids and each `storage_url` of items that the caller has locked. */
  async renewSealed(manager: EntityManager, ids: string[]): Promise<void> {
    if (ids.length > 0) await manager.query(RENEW_SOME, [ids]);
  }

  /**
   * Ends every id and address of a file that guests or relatives may know. Call it after
   * `lockAll`.
   */
  async renewForSeal(manager: EntityManager, weddingId: number): Promise<void> {
    await this.renew(manager, weddingId, 'view');
    await this.renewAddresses(manager, weddingId);
  }

  /** Ends each `storage_url`. Call it after `lockAll`. */
  async renewAddresses(
    manager: EntityManager,
    weddingId: number,
  ): Promise<void> {
    await manager.query(RENEW_ADDRESSES, [weddingId]);
  }
}
