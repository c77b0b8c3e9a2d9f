import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isOpenToOthers } from '../exposure-conditions.js';
import type { ItemSender } from '../files/served-media.repository.js';
import type { Media } from '../media.entity.js';
import { recordSender } from '../arrival/media-senders.js';

/** The facts that make two files one item. */
export type Content = Pick<Media, 'contentHash' | 'fileSize' | 'note'>;

type Stored = Content & Pick<Media, 'id' | 'publicKey'>;

/** A sealed file is unknown: the answer would tell of other guests' files. */
const STORED = `
SELECT id, public_key AS "publicKey", content_hash AS "contentHash", file_size::float8 AS "fileSize", note
FROM media WHERE wedding_id = $1 AND content_hash = ANY($2::bytea[]) AND deleted_at IS NULL AND ${isOpenToOthers('media')}`;

/** Finds stored content by its hash, so that it is not sent again. */
@Injectable()
export class KnownMediaService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Puts the wedding's items of the same content and note on this guest's list,
   * as sending them would.
   * @returns public keys, in order; undefined for unknown content
   */
  async claim(
    { weddingId, guestId }: ItemSender,
    contents: Content[],
  ): Promise<(string | undefined)[]> {
    const hashes = contents.map(({ contentHash }) => contentHash);
    const rows = await this.database.query<Stored[]>(STORED, [
      weddingId,
      hashes,
    ]);
    const stored = new Map(rows.map((row) => [keyOf(row), row]));
    const found = contents.map((content) => stored.get(keyOf(content)));
    const ids = found.flatMap((row) => row?.id ?? []);
    if (ids.length === 0) return found.map(() => undefined);
    const kept = await recordSender(this.database.manager, ids, guestId);
    return found.map((row) =>
      row && kept.has(row.id) ? row.publicKey : undefined,
    );
  }
}

function keyOf({ contentHash, fileSize, note }: Content): string {
  return `${contentHash.toString('hex')} ${fileSize} ${note ?? ''}`;
}
