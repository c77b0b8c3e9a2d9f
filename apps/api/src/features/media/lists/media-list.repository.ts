import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  isUndated,
  type GalleryAccess,
  type MediaItem,
  type MediaSort,
} from '@hatira/contract';
import type { DataSource } from 'typeorm';
import { mediaItemJson, type MediaRow } from '../media-item.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { isOpenItem } from '../exposure-conditions.js';
import type { WeddingLink } from '../../weddings/wedding-link.entity.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import { KEY_COLUMN } from '../files/media-keys.js';
import { isPlaceTime } from '../place-cursor.js';

export type MediaKind = 'all' | 'images' | 'videos';

export interface MediaOrder {
  kind: MediaKind;
  sort: MediaSort;
  /** Undefined: of all events. */
  event: string | undefined;
}

export interface MediaPage {
  /** Each as JSON. */
  items: string[];
  /** Undefined on the last page. */
  nextCursor: string | undefined;
}

export type ListedLink = Pick<WeddingLink, 'hash' | 'weddingId' | 'access'>;

/** SQL: the link is valid while ids are read, as a renewal changes them. */
const isCurrentLink = (hash: string) =>
  `EXISTS (SELECT FROM wedding_links AS link WHERE link.hash = ${hash}::bigint)`;

/** SQL: the items that a link shows: the relatives' link shows no sealed one. */
const SHOWN_TO = {
  full: 'media',
  view: `media JOIN weddings ON weddings.id = media.wedding_id AND ${isOpenItem('media', 'weddings')}`,
} as const satisfies Record<GalleryAccess, string>;

const SEALED = `
SELECT view_key AS key FROM media JOIN weddings ON weddings.id = media.wedding_id
WHERE media.wedding_id = $1 AND view_key = ANY($2::uuid[]) AND NOT ${isOpenItem('media', 'weddings')}`;

const KIND_CONDITION: Record<MediaKind, string> = {
  all: '',
  images: "AND file_type LIKE 'image/%'",
  videos: "AND file_type NOT LIKE 'image/%'",
};

/** The columns lead an index each, which is read in both directions. */
const SORTS = {
  uploaded: { column: 'created_at', isDescending: true },
  moment: { column: 'moment', isDescending: true },
  story: { column: 'moment', isDescending: false },
} as const;

/** Reads lists in one query. */
@Injectable()
export class MediaListRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
  ) {}

  /**
   * @param limit undefined: all
   * @throws Problem `wedding_not_found` when the link has just ended
   */
  async page(
    link: ListedLink,
    { kind, sort, event }: MediaOrder,
    limit?: number,
    cursor?: Cursor,
  ): Promise<MediaPage> {
    const { weddingId, access, hash } = link;
    // One more shows whether a page follows.
    const last = limit === undefined ? null : limit + 1;
    const found = await this.database.query<MediaRow[]>(
      `SELECT ${mediaItemJson(access)} AS item
       FROM (${listSql(access, { kind, sort })}) AS media`,
      [
        weddingId,
        ...placeValues(cursor),
        last,
        hash,
        event ?? null,
        ...partValues(sort, cursor),
      ],
    );
    if (found.length === 0) await this.requireCurrent(hash);
    const hasMore = limit !== undefined && found.length > limit;
    const items = found.slice(0, limit).map(({ item }) => item);
    const end = items.at(-1);
    return {
      items,
      nextCursor:
        hasMore && end !== undefined
          ? formatCursor(placeIn(sort, JSON.parse(end) as MediaItem))
          : undefined,
    };
  }

  /** Omits the trash; empty when the link has ended or shows no item. */
  async some(
    { weddingId, access, hash }: ListedLink,
    ids: string[],
  ): Promise<MediaItem[]> {
    const rows = await this.database.query<MediaRow[]>(
      `SELECT ${mediaItemJson(access)} AS item FROM (
         SELECT media.* FROM ${SHOWN_TO[access]}
         WHERE media.wedding_id = $1 AND ${KEY_COLUMN[access]} = ANY($2::uuid[]) AND media.deleted_at IS NULL AND ${isCurrentLink('$3')}
       ) AS media`,
      [weddingId, ids, hash],
    );
    return rows.map(({ item }) => JSON.parse(item) as MediaItem);
  }

  /** Returns those ids of the relatives' link whose items are sealed, also in the trash. */
  async sealed(weddingId: number, viewKeys: string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ key: string }[]>(SEALED, [
      weddingId,
      viewKeys,
    ]);
    return new Set(rows.map(({ key }) => key));
  }

  private async requireCurrent(hash: number): Promise<void> {
    if (!(await this.links.isCurrent(hash)))
      throw new Problem('wedding_not_found');
  }
}

/**
 * SQL: the rows of a page in order. By moments, those without a date follow all others. `$7` says whether the page before
 * has reached them; their scan reads no row until the dated ones end.
 */
function listSql(
  access: GalleryAccess,
  { kind, sort }: Omit<MediaOrder, 'event'>,
): string {
  const { column, isDescending } = SORTS[sort];
  const direction = isDescending ? 'DESC' : 'ASC';
  const shown = `SELECT media.* FROM ${SHOWN_TO[access]}
    WHERE media.wedding_id = $1 AND media.deleted_at IS NULL AND ${isCurrentLink('$5')} ${KIND_CONDITION[kind]}
      AND ($6::uuid IS NULL OR media.event_id = $6)`;
  const isAfter = `(media.${column}, media.id) ${isDescending ? '<' : '>'} ($2::timestamptz, ${placeOf(access, isDescending)})`;
  const order = `media.${column} ${direction}, media.id ${direction}`;
  if (sort === 'uploaded')
    return `${shown} AND ($2::timestamptz IS NULL OR ${isAfter}) ORDER BY ${order} LIMIT $4`;
  return `WITH dated AS MATERIALIZED (
      ${shown} AND media.moment_source <> 'upload' AND NOT $7::boolean
        AND ($2::timestamptz IS NULL OR ${isAfter}) ORDER BY ${order} LIMIT $4
    ), undated AS MATERIALIZED (
      ${shown} AND media.moment_source = 'upload' AND (NOT $7::boolean OR ${isAfter})
      ORDER BY ${order} LIMIT $4::bigint - (SELECT count(*) FROM dated)
    )
    SELECT * FROM (SELECT * FROM dated UNION ALL SELECT * FROM undated) AS media
    ORDER BY media.moment_source = 'upload', ${order}`;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * SQL: the cursor's sort id. For an erased item the page repeats its moment
 * rather than skip an item.
 */
function placeOf(access: GalleryAccess, isDescending: boolean): string {
  const edge = isDescending ? LAST_ID : FIRST_ID;
  const found = `SELECT place.id FROM media AS place WHERE place.${KEY_COLUMN[access]} = $3::uuid AND place.wedding_id = $1`;
  return `coalesce((${found}), '${edge}')`;
}

/** The last item of the previous page. */
export interface Cursor {
  sort: MediaSort;
  /** ISO 8601 in microseconds. */
  time: string;
  id: string;
  /** Whether the order by moments has reached the items without a date. */
  isUndated: boolean;
}

function placeValues(cursor: Cursor | undefined): (string | null)[] {
  return [cursor?.time ?? null, cursor?.id ?? null];
}

/** Only the orders by moments have two parts. */
function partValues(sort: MediaSort, cursor: Cursor | undefined): boolean[] {
  return sort === 'uploaded' ? [] : [cursor?.isUndated ?? false];
}

/** The end of a cursor among the items without a date. */
const UNDATED = 'undated';

/** @returns undefined for an invalid cursor, or one of another order */
export function parseCursor(
  text: string,
  order: MediaSort,
): Cursor | undefined {
  const [time = '', id = '', sort = 'uploaded', part] = Buffer.from(
    text,
    'base64url',
  )
    .toString()
    .split('|');
  return isPlaceTime(time) &&
    sort === order &&
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? { sort: order, time, id, isUndated: part === UNDATED }
    : undefined;
}

function formatCursor({ sort, time, id, isUndated: isLast }: Cursor): string {
  const place = sort === 'uploaded' ? [time, id] : [time, id, sort];
  if (isLast) place.push(UNDATED);
  return Buffer.from(place.join('|')).toString('base64url');
}

function placeIn(sort: MediaSort, item: MediaItem): Cursor {
  return {
    sort,
    time: item[SORTS[sort].column],
    id: item.id,
    isUndated: sort !== 'uploaded' && isUndated(item),
  };
}
