import type { GalleryAccess } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOpenToOthers } from '../exposure-conditions.js';
import { KEY_COLUMN, type ItemKeys } from './media-keys.js';

/** A part of an original that is a file of its own. */
export interface ContentClip {
  /** The place of its first byte. */
  offset: number;
  sizeBytes: number;
  crc32: number;
}

/** Raw rows, as a download may have thousands. */
export interface MediaContent extends ItemKeys {
  id: string;
  objectKey: string;
  fileName: string;
  fileType: string;
  sizeBytes: number;
  crc32: number;
  contentHash: Buffer;
  note: string | null;
  /** Null for files that were sent without a signed cookie. */
  guestId: string | null;
  /** The other file of a Live Photo. */
  livePairId: string | null;
  /** The clip within the file of a photo that moves. */
  clip?: ContentClip | undefined;
  /** Null, or an id that the wedding does not have: no event. */
  eventId: string | null;
  /** The moment, in whole seconds since 1970. */
  takenAtSeconds: number;
}

interface ContentRow {
  id: string;
  edit_key: string;
  view_key: string;
  wedding_id: string;
  object_key: string;
  file_name: string;
  file_type: string;
  file_size: string;
  crc32: string;
  content_hash: Buffer;
  note: string | null;
  guest_id: string | null;
  live_pair_id: string | null;
  motion_offset: string | null;
  motion_length: string | null;
  motion_crc32: string | null;
  event_id: string | null;
  taken_at_seconds: number;
}

// Times as numbers: parsing dates would take most of the time.
const SELECT = `
SELECT id, edit_key, view_key, wedding_id, object_key, file_name, file_type, file_size, crc32, content_hash, note, guest_id,
  live_pair_id, motion_offset, motion_length, motion_crc32, event_id, floor(extract(epoch FROM moment))::float8 AS taken_at_seconds
FROM media`;
const ORDER = 'ORDER BY moment, id';

/** SQL: a link of this access shows the item at this moment. */
const IS_OPEN_TO = {
  full: 'true',
  view: isOpenToOthers('media'),
} as const satisfies Record<GalleryAccess, string>;

const SEALED = `
SELECT EXISTS (SELECT FROM media WHERE view_key = ANY($1::uuid[]) AND NOT ${IS_OPEN_TO.view}) AS "areSealed"`;

/** Reads items in the order of their moments, without the trash. */
@Injectable()
export class MediaContentsService {
  /**
   * @param access of the link: the relatives' shows no sealed file
   * @param event undefined: all
   */
  async ofWedding(
    manager: EntityManager,
    { weddingId, access }: { weddingId: number; access: GalleryAccess },
    event?: string,
  ): Promise<MediaContent[]> {
    const inEvent = event === undefined ? '' : 'AND event_id = $2';
    return read(
      manager,
      `WHERE wedding_id = $1 AND deleted_at IS NULL AND ${IS_OPEN_TO[access]} ${inEvent}`,
      event === undefined ? [weddingId] : [weddingId, event],
    );
  }

  /** Whether a file of these ids of the relatives' link is sealed by now. */
  async areSealed(
    manager: EntityManager,
    viewKeys: readonly string[],
  ): Promise<boolean> {
    const [row] = await manager.query<{ areSealed: boolean }[]>(SEALED, [
      viewKeys,
    ]);
    return row?.areSealed ?? true;
  }

  /** @param access of the link; undefined: either */
  async some(
    manager: EntityManager,
    keys: string[],
    access?: GalleryAccess,
  ): Promise<MediaContent[]> {
    const accesses = access ? [access] : (['full', 'view'] as const);
    const isChosen = accesses
      .map(
        (each) =>
          `(${KEY_COLUMN[each]} = ANY($1::uuid[]) AND ${IS_OPEN_TO[each]})`,
      )
      .join(' OR ');
    return read(manager, `WHERE (${isChosen}) AND deleted_at IS NULL`, [keys]);
  }
}

async function read(
  manager: EntityManager,
  where: string,
  parameters: unknown[],
): Promise<MediaContent[]> {
  const rows = await manager.query<ContentRow[]>(
    `${SELECT} ${where} ${ORDER}`,
    parameters,
  );
  return rows.map((row) => ({
    id: row.id,
    editKey: row.edit_key,
    viewKey: row.view_key,
    weddingId: Number(row.wedding_id),
    objectKey: row.object_key,
    fileName: row.file_name,
    fileType: row.file_type,
    sizeBytes: Number(row.file_size),
    crc32: Number(row.crc32),
    contentHash: row.content_hash,
    note: row.note,
    guestId: row.guest_id,
    livePairId: row.live_pair_id,
    clip: clipOf(row),
    eventId: row.event_id,
    takenAtSeconds: row.taken_at_seconds,
  }));
}

/** Undefined also until the file is scanned. */
function clipOf(row: ContentRow): ContentClip | undefined {
  if (row.motion_crc32 === null) return undefined;
  return {
    offset: Number(row.motion_offset),
    sizeBytes: Number(row.motion_length),
    crc32: Number(row.motion_crc32),
  };
}
