import {
  API,
  type ArchiveReason,
  type ArchiveState,
  type ArchiveStatus,
  type GalleryAccess,
  type Language,
} from '@hatira/contract';
import type { ArchiveLayout } from '@hatira/contract/schemas';

export interface ArchiveRecipient {
  email: string;
  language: Language;
  /** The address without a trailing slash. */
  origin: string;
}

/** An archive's row without its contents, which are large and rarely needed. */
export interface ArchiveRow {
  id: string;
  weddingId: number;
  /** The other link does not see it. */
  access: GalleryAccess;
  fileName: string;
  fileCount: number;
  totalBytes: number;
  status: ArchiveStatus;
  progress: number;
  reason: ArchiveReason | null;
  attempts: number;
  builtKey: string | null;
  builtBytes: number | null;
  recipients: ArchiveRecipient[];
  isWholeWedding: boolean;
  layout: ArchiveLayout;
  createdAt: Date;
  queuedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** Numbers come as float8, since the driver returns bigint as text. */
export const ARCHIVE_COLUMNS = `archives.id, wedding_id::float8 AS "weddingId", archives.access, file_name AS "fileName",
  file_count AS "fileCount", total_bytes::float8 AS "totalBytes", status, progress, reason, attempts,
  built_key AS "builtKey", built_bytes::float8 AS "builtBytes", layout, recipients, is_whole_wedding AS "isWholeWedding",
  archives.created_at AS "createdAt", queued_at AS "queuedAt",
  expires_at AS "expiresAt", ended_at AS "endedAt"`;

/** SQL: ends an archive and empties its row. */
export function endedBecause(reason: ArchiveReason): string {
  return `status = 'expired', reason = '${reason}', ended_at = now(), media_ids = NULL, plan = NULL,
  index_html = NULL, notes_html = NULL, notes_csv = NULL, recipients = '[]'`;
}

/** A row stays open until the sweep, so the date counts too. */
export function hasEnded({ endedAt, expiresAt }: ArchiveRow): boolean {
  return endedAt !== null || expiresAt.getTime() <= Date.now();
}

export function archiveState(row: ArchiveRow): ArchiveState {
  const reason = row.reason ?? (hasEnded(row) ? 'age' : undefined);
  return {
    id: row.id,
    status: hasEnded(row) ? 'expired' : row.status,
    progress: row.progress,
    fileCount: row.fileCount,
    totalBytes: row.totalBytes,
    fileName: row.fileName,
    downloadUrl: API.archiveDownload(row.id),
    isWholeWedding: row.isWholeWedding,
    layout: row.layout,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(reason && { reason }),
  };
}
