import { randomUUID } from 'node:crypto';
import type { ArchiveLayout } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import { areOpenItems } from '../media/exposure-conditions.js';
import type { GalleryReader } from '../weddings/wedding-link.entity.js';
import { archiveKey } from '../../platform/storage/keys.js';
import { ARCHIVE_COLUMNS, hasEnded, type ArchiveRow } from './archive-row.js';
import type {
  ArchivePlan,
  PlannedFile,
  WrittenFile,
} from './contents/archive-plan.js';
import { formatPlan, parsePlan } from './contents/kept-plan.js';

const MAX_LISTED = 100;

const COLUMNS = {
  index: 'index_html',
  html: 'notes_html',
  csv: 'notes_csv',
} as const satisfies Record<WrittenFile, string>;

/** Relatives' archives are away while the album, or a file of theirs, is sealed. */
const IS_OPEN = `(archives.access = 'full'
  OR EXISTS (SELECT FROM weddings WHERE weddings.id = archives.wedding_id AND ${areOpenItems('archives.media_ids', 'weddings')}))`;

const INSERT = `
INSERT INTO archives (id, wedding_id, access, fingerprint, is_whole_wedding, file_name, file_count, total_bytes, media_ids, plan,
  index_html, notes_html, notes_csv, status, progress, built_key, expires_at, layout)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
ON CONFLICT (wedding_id, access, fingerprint) WHERE ended_at IS NULL DO NOTHING
RETURNING id`;

const RENEW = `
UPDATE archives SET expires_at = $2, is_whole_wedding = is_whole_wedding OR $3, reason = NULL WHERE id = $1`;

const REBUILD = `
UPDATE archives SET status = 'queued', progress = 0, attempts = 0, queued_at = now(), built_bytes = NULL WHERE id = $1`;

export interface NewArchive extends GalleryReader {
  fingerprint: Buffer;
  isWholeWedding: boolean;
  layout: ArchiveLayout;
  fileName: string;
  mediaIds: string[];
  plan: ArchivePlan;
  totalBytes: number;
  /** false: served from its layout. */
  isToBeBuilt: boolean;
  expiresAt: Date;
}

@Injectable()
export class ArchivesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** A concurrent deletion is visible, or sees the new archive and ends it. */
  transaction<T>(
    weddingId: number,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock_shared($1::bigint)', [
        weddingId,
      ]);
      return work(manager);
    });
  }

  async countQueued(weddingId: number): Promise<number> {
    const where = `wedding_id = $1 AND status = 'queued' AND ended_at IS NULL`;
    const [row] = await this.database.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM archives WHERE ${where}`,
      [weddingId],
    );
    return row?.count ?? 1;
  }

  /** Locks the archive of exactly these contents, also an expired one. */
  async sameAs(
    manager: EntityManager,
    { weddingId, access }: GalleryReader,
    fingerprint: Buffer,
  ): Promise<ArchiveRow | undefined> {
    const where =
      'wedding_id = $1 AND access = $2 AND fingerprint = $3 AND ended_at IS NULL FOR UPDATE';
    const [row] = await read(manager, where, [weddingId, access, fingerprint]);
    return row;
  }

  /** @returns undefined when a concurrent request made it */
  async add(
    manager: EntityManager,
    archive: NewArchive,
  ): Promise<ArchiveRow | undefined> {
    const id = randomUUID();
    const { plan, isToBeBuilt } = archive;
    const { texts } = plan;
    const [added] = await manager.query<{ id: string }[]>(INSERT, [
      id,
      archive.weddingId,
      archive.access,
      archive.fingerprint,
      archive.isWholeWedding,
      archive.fileName,
      archive.mediaIds.length,
      archive.totalBytes,
      archive.mediaIds,
      formatPlan(plan.files),
      texts.index ?? null,
      texts.html ?? null,
      texts.csv ?? null,
      ...(isToBeBuilt ? ['queued', 0, archiveKey(id)] : ['ready', 100, null]),
      archive.expiresAt,
      archive.layout,
    ]);
    return added && (await this.byId(added.id, manager));
  }

  async renew(
    manager: EntityManager,
    { id }: ArchiveRow,
    {
      expiresAt,
      isWholeWedding,
      isToBeBuilt,
    }: Pick<NewArchive, 'expiresAt' | 'isWholeWedding' | 'isToBeBuilt'>,
  ): Promise<ArchiveRow> {
    await manager.query(RENEW, [id, expiresAt, isWholeWedding]);
    if (isToBeBuilt) await manager.query(REBUILD, [id]);
    return this.byId(id, manager);
  }

  /** Queues the archive again unless it has ended or is queued. */
  async rebuild({ id, builtBytes }: ArchiveRow): Promise<ArchiveRow> {
    const isAsItWas = `AND status = 'ready' AND built_bytes = $2 AND ended_at IS NULL`;
    await this.database.query(`${REBUILD} ${isAsItWas}`, [id, builtBytes]);
    return this.byId(id);
  }

  async recordRequest(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      'UPDATE archives SET requested_at = coalesce(requested_at, now()) WHERE id = $1',
      [id],
    );
  }

  /** Counts a link's open archives, and the built ones. */
  async countOf(
    manager: EntityManager,
    { weddingId, access }: GalleryReader,
  ): Promise<{ open: number; built: number }> {
    const [row] = await manager.query<{ open: number; built: number }[]>(
      `SELECT count(*)::int AS open, count(built_key)::int AS built FROM archives
       WHERE wedding_id = $1 AND access = $2 AND ended_at IS NULL`,
      [weddingId, access],
    );
    return row ?? { open: 0, built: 0 };
  }

  /** Newest first. */
  async requested({ weddingId, access }: GalleryReader): Promise<ArchiveRow[]> {
    const where = `wedding_id = $1 AND access = $2 AND requested_at IS NOT NULL AND ended_at IS NULL AND expires_at > now()
      ORDER BY created_at DESC, id LIMIT ${MAX_LISTED}`;
    return read(this.database.manager, where, [weddingId, access]);
  }

  /** Undefined for unknown ones, and relatives' archives under a seal. */
  async find(
    id: string,
    manager = this.database.manager,
  ): Promise<ArchiveRow | undefined> {
    const [row] = await read(manager, 'archives.id = $1', [id]);
    return row;
  }

  /** @throws Problem `archive_not_found` */
  async byId(id: string, manager = this.database.manager): Promise<ArchiveRow> {
    const row = await this.find(id, manager);
    if (!row) throw new Problem('archive_not_found');
    return row;
  }

  /** @throws Problem `archive_gone` after its end or expiry */
  async liveById(id: string): Promise<ArchiveRow> {
    const row = await this.byId(id);
    if (hasEnded(row)) throw new Problem('archive_gone');
    return row;
  }

  /** @throws Problem `archive_gone` when it has ended */
  async filesOf(id: string): Promise<PlannedFile[]> {
    return parsePlan(await this.contentOf(id, 'plan'));
  }

  /** @throws Problem `archive_gone` when it has ended */
  textOf(id: string, file: WrittenFile): Promise<string> {
    return this.contentOf(id, COLUMNS[file]);
  }

  private async contentOf(
    id: string,
    column: 'plan' | (typeof COLUMNS)[WrittenFile],
  ): Promise<string> {
    const [row] = await this.database.query<{ content: string }[]>(
      `SELECT ${column} AS content FROM archives WHERE id = $1 AND ${column} IS NOT NULL`,
      [id],
    );
    if (!row) throw new Problem('archive_gone');
    return row.content;
  }
}

function read(
  manager: EntityManager,
  where: string,
  parameters: unknown[],
): Promise<ArchiveRow[]> {
  return manager.query<ArchiveRow[]>(
    `SELECT ${ARCHIVE_COLUMNS} FROM archives WHERE ${IS_OPEN} AND ${where}`,
    parameters,
  );
}
