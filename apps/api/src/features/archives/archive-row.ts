import {
  API,
  type ArchiveReason,
  type ArchiveState,
  type ArchiveStatus,
  type GalleryAccess,
  type Language,
} from '@hatira/contract';

/** Who gets a message when an archive is ready. */
export interface ArchiveRecipient {
  email: string;
  language: Language;
  /** Origin of the links in the message, without a trailing slash. */
  origin: string;
}

/** A row of the table `archives`, without what is in the archive: that is large and rarely wanted. */
export interface ArchiveRow {
  id: string;
  weddingId: number;
  /** Of the link by which it was made: other links know nothing of it. */
  access: GalleryAccess;
  fileName: string;
  fileCount: number;
  /** Of the zip as its layout says. */
  totalBytes: number;
  status: ArchiveStatus;
  progress: number;
  reason: ArchiveReason | null;
  attempts: number;
  /** Where the built zip is, or will be. */
  builtKey: string | null;
  /** Its size; null until it is there. */
  builtBytes: number | null;
  recipients: ArchiveRecipient[];
  isWholeWedding: boolean;
  createdAt: Date;
  /** When it was last given to be built. */
  queuedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** What `readRow` reads; as numbers where the driver would give text. */
export const ARCHIVE_COLUMNS = `archives.id, wedding_id::float8 AS "weddingId", archives.access, file_name AS "fileName",
  file_count AS "fileCount", total_bytes::float8 AS "totalBytes", status, progress, reason, attempts,
  built_key AS "builtKey", built_bytes::float8 AS "builtBytes", recipients, is_whole_wedding AS "isWholeWedding",
  archives.created_at AS "createdAt", queued_at AS "queuedAt",
  expires_at AS "expiresAt", ended_at AS "endedAt"`;

/** SQL: what the row of an archive becomes when it ends; nothing of its contents is kept. */
export function endedBecause(reason: ArchiveReason): string {
  return `status = 'expired', reason = '${reason}', ended_at = now(), media_ids = NULL, plan = NULL,
  notes_html = NULL, notes_csv = NULL, recipients = '[]'`;
}

/** Whether it can be downloaded no more; the row of one that is too old may not know it yet. */
export function hasEnded({ endedAt, expiresAt }: ArchiveRow): boolean {
  return endedAt !== null || expiresAt.getTime() <= Date.now();
}

/** An archive as clients see it. */
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
    created_at: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(reason && { reason }),
  };
}
