import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  runPrepared,
  type Prepared,
} from '../../../platform/database/sql/prepared.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { guestsMaySee, isOpenToOthers } from '../exposure-conditions.js';
import type { Media } from '../media.entity.js';

/** The facts for an answer with a file's bytes. */
export type ServedMedia = Pick<
  Media,
  | 'id'
  | 'objectKey'
  | 'fileName'
  | 'fileType'
  | 'fileSize'
  | 'contentHash'
  | 'renditions'
  | 'motionOffset'
  | 'motionLength'
  | 'processing'
  | 'processingStep'
>;

/** A guest of one wedding. */
export interface ItemSender {
  weddingId: number;
  /** The guest of a signed cookie. */
  guestId: string;
}

const WITH_TRASH = `
SELECT id, object_key AS "objectKey", file_name AS "fileName", file_type AS "fileType", file_size::float8 AS "fileSize",
  content_hash AS "contentHash", renditions,
  motion_offset::float8 AS "motionOffset", motion_length::float8 AS "motionLength",
  processing, processing_step AS "processingStep"
FROM media WHERE`;
const SELECT = `${WITH_TRASH} deleted_at IS NULL AND`;
const BY_ID_WITH_TRASH: Prepared = {
  name: 'served_media_by_id_with_trash',
  text: `${WITH_TRASH} id = $1`,
};
const BY_LINK_KEY: Prepared = {
  name: 'served_media_by_link_key',
  text: `${SELECT} (edit_key = $1 OR (view_key = $1 AND ${isOpenToOthers('media')}))`,
};
const BY_PUBLIC_KEY: Prepared = {
  name: 'served_media_by_public_key',
  text: `${SELECT} public_key = $1`,
};
const BY_SENDER: Prepared = {
  name: 'served_media_by_sender',
  text: `${SELECT} id = $1 AND wedding_id = $2 AND (guest_id = $3 OR EXISTS (
  SELECT FROM media_senders WHERE media_id = media.id AND media_senders.guest_id = $3))`,
};

/** Checks the couple's choice at each request. */
const FOR_GUESTS: Prepared = {
  name: 'served_media_for_guests',
  text: `${SELECT} id = $1 AND wedding_id = $2
    AND EXISTS (SELECT FROM weddings WHERE weddings.id = $2 AND ${guestsMaySee('media', 'weddings')})`,
};

/** Finds the file of each download and range, in one prepared statement. */
@Injectable()
export class ServedMediaRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Finds an item by its id of either link.
   * @throws Problem `media_not_found`, also for deleted items
   */
  async byLinkKey(key: string): Promise<ServedMedia> {
    return this.one(BY_LINK_KEY, [key]);
  }

  /** @throws Problem `media_not_found`, also for deleted items */
  async byPublicKey(key: string): Promise<ServedMedia> {
    return this.one(BY_PUBLIC_KEY, [key]);
  }

  /**
   * Includes the trash: the caller checks who may see it.
   * @throws Problem `media_not_found`
   */
  async byIdWithTrash(id: string): Promise<ServedMedia> {
    return this.one(BY_ID_WITH_TRASH, [id]);
  }

  /** @throws Problem `media_not_found`, also for another guest's item */
  async bySender(
    id: string,
    { weddingId, guestId }: ItemSender,
  ): Promise<ServedMedia> {
    return this.one(BY_SENDER, [id, weddingId, guestId]);
  }

  /** @throws Problem `media_not_found`, also for items that guests do not see */
  async forGuests(id: string, weddingId: number): Promise<ServedMedia> {
    return this.one(FOR_GUESTS, [id, weddingId]);
  }

  private async one(
    statement: Prepared,
    values: unknown[],
  ): Promise<ServedMedia> {
    const [found] = await runPrepared<ServedMedia>(
      this.database,
      statement,
      values,
    );
    if (!found) throw new Problem('media_not_found');
    return found;
  }
}
