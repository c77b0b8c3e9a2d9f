import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RenditionName } from '@hatira/contract';
import type { DataSource } from 'typeorm';
import { BackgroundTrashService } from '../backgrounds/background-trash.service.js';
import {
  backgroundKey,
  idOfKey,
  renditionKey,
} from '../../platform/storage/keys.js';

export interface OwnedObject {
  key: string;
  /** Undefined: the row does not have it. */
  sizeBytes: number | undefined;
  /** How to check the bytes. */
  identity: Identity | undefined;
}

export type Identity =
  | { kind: 'media'; crc32: number; contentHash: Buffer }
  | { kind: 'background'; sha256: Buffer };

interface MediaRow {
  id: string;
  object_key: string;
  file_size: string;
  crc32: string;
  content_hash: Buffer;
  renditions: RenditionName[];
}

interface BackgroundRow {
  id: string;
  file_size: string;
  sha256: Buffer | null;
}

interface ArchiveRow {
  id: string;
  built_key: string;
  built_bytes: string;
}

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** `<id>` is an id, `<i` its first two letters. */
const BACKGROUND_FORMS = BackgroundTrashService.objectsOf('<id>')
  .map((key) => `'${key}'`)
  .join(', ');

/** Items that are being erased may have lost their bytes. */
const IS_KEPT = 'deleted_at IS DISTINCT FROM to_timestamp(0)';

const MEDIA = `
SELECT id, object_key, file_size, crc32, content_hash, renditions FROM media
WHERE id > $1 AND ${IS_KEPT} ORDER BY id LIMIT ${BATCH}`;
const BACKGROUNDS = `
SELECT id, file_size, sha256 FROM backgrounds
WHERE id > $1 AND ${IS_KEPT} ORDER BY id LIMIT ${BATCH}`;
const ARCHIVES = `
SELECT id, built_key, built_bytes FROM archives
WHERE id > $1 AND status = 'ready' AND built_bytes IS NOT NULL ORDER BY id LIMIT ${BATCH}`;

/** The row exists before the object's first byte. */
const OWNERS = `
SELECT given.key FROM unnest($1::text[], $2::text[]) AS given (key, id)
WHERE EXISTS (SELECT 1 FROM media WHERE object_key = 'originals/' || left(given.id, 2) || '/' || given.id)
  OR EXISTS (SELECT 1 FROM uploads WHERE id = given.id::uuid AND ($3 OR status IN ('storing', 'receiving', 'completing')))
  OR EXISTS (SELECT 1 FROM backgrounds WHERE id = given.id::uuid)
  OR EXISTS (SELECT 1 FROM unfinished_backgrounds WHERE id = given.id::uuid)
  OR EXISTS (SELECT 1 FROM archives WHERE built_key = given.key)`;

/** An erasure removes the bytes before it commits: the locks wait for it. */
const IS_OWNED_STILL = `
SELECT EXISTS (SELECT FROM media
    WHERE object_key = 'originals/' || left($1::text, 2) || '/' || $1 AND ${IS_KEPT} FOR SHARE)
  OR EXISTS (SELECT FROM backgrounds WHERE id = $1::text::uuid AND ${IS_KEPT} FOR SHARE) AS "isOwned"`;

/**
 * A backup's `key, size`, sorted. Omits built archives, which can be rebuilt,
 * and unfinished uploads, which guests restart.
 */
export const WANTED = `
SELECT key, size FROM (
  SELECT object_key, file_size FROM media WHERE ${IS_KEPT}
  UNION ALL
  SELECT replace(object_key, 'originals/', 'renditions/') || '/' || name, NULL
  FROM media, unnest(renditions) AS name WHERE ${IS_KEPT}
  UNION ALL
  SELECT replace(replace(form, '/<i/', '/' || left(id::text, 2) || '/'), '<id>', id::text), CASE WHEN form LIKE '%/original' THEN file_size END
  FROM backgrounds, unnest(ARRAY[${BACKGROUND_FORMS}]) AS form WHERE ${IS_KEPT}
) AS objects (key, size)
ORDER BY key COLLATE "C"`;

const TOTALS = `
SELECT count(*) AS files, coalesce(sum(size), 0) AS bytes FROM (
  SELECT key, size FROM (${WANTED}) AS wanted
  UNION ALL
  SELECT built_key, built_bytes FROM archives WHERE $1 AND status = 'ready' AND built_bytes IS NOT NULL
) AS owned`;

/** Finds objects' rows and rows' objects, a few hundred at a time. */
@Injectable()
export class OwnedObjectsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Sums the bytes of rows with a size. */
  async totals({
    withArchives,
  }: {
    withArchives: boolean;
  }): Promise<{ files: number; bytes: number }> {
    const [row] = await this.database.query<{ files: string; bytes: string }[]>(
      TOTALS,
      [withArchives],
    );
    return { files: Number(row?.files), bytes: Number(row?.bytes) };
  }

  /** Whether the row of an object has been erased. Waits for an erasure. */
  async isErased(key: string): Promise<boolean> {
    const [row] = await this.database.query<{ isOwned: boolean }[]>(
      IS_OWNED_STILL,
      [idOfKey(key)],
    );
    return row?.isOwned === false;
  }

  async *all(): AsyncGenerator<OwnedObject[]> {
    yield* this.pages(MEDIA, ofMedia);
    yield* this.pages(BACKGROUNDS, ofBackground);
    yield* this.pages(ARCHIVES, ofArchive);
  }

  /**
   * @param isFinishedUploadOwner false: a completed upload does not own its
   *   file, as its item may be erased
   */
  async ownerless(
    keys: string[],
    isFinishedUploadOwner = true,
  ): Promise<string[]> {
    const known = keys.map((key) => [key, idOfKey(key)] as const);
    const wellFormed = known.filter(
      (entry): entry is readonly [string, string] => entry[1] !== undefined,
    );
    const values = [
      wellFormed.map(([key]) => key),
      wellFormed.map(([, id]) => id),
      isFinishedUploadOwner,
    ];
    const rows = await this.database.query<{ key: string }[]>(OWNERS, values);
    const owned = new Set(rows.map(({ key }) => key));
    return keys.filter((key) => !owned.has(key));
  }

  private async *pages<Row extends { id: string }>(
    query: string,
    objectsOf: (row: Row) => OwnedObject[],
  ): AsyncGenerator<OwnedObject[]> {
    let after = FIRST_ID;
    for (;;) {
      const rows = await this.database.query<Row[]>(query, [after]);
      if (rows.length === 0) return;
      after = rows.at(-1)?.id ?? after;
      yield rows.flatMap(objectsOf);
    }
  }
}

function ofMedia(row: MediaRow): OwnedObject[] {
  const identity = {
    kind: 'media' as const,
    crc32: Number(row.crc32),
    contentHash: row.content_hash,
  };
  const original = {
    key: row.object_key,
    sizeBytes: Number(row.file_size),
    identity,
  };
  return [
    original,
    ...row.renditions.map((name) => made(renditionKey(row.object_key, name))),
  ];
}

function ofBackground({
  id,
  file_size: size,
  sha256,
}: BackgroundRow): OwnedObject[] {
  const identity =
    sha256 === null ? undefined : { kind: 'background' as const, sha256 };
  const original = {
    key: backgroundKey(id),
    sizeBytes: Number(size),
    identity,
  };
  return [
    original,
    ...BackgroundTrashService.objectsOf(id)
      .filter((key) => key !== original.key)
      .map(made),
  ];
}

function ofArchive({
  built_key: key,
  built_bytes: bytes,
}: ArchiveRow): OwnedObject[] {
  return [{ key, sizeBytes: Number(bytes), identity: undefined }];
}

/** A rendition: viewers notice damage, and it can be made again. */
function made(key: string): OwnedObject {
  return { key, sizeBytes: undefined, identity: undefined };
}
