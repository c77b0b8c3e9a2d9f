import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isUnclaimed } from '../../platform/database/row-claims.js';

export interface WorkerState {
  /** A worker has begun one of the robot's files. */
  isTaken: boolean;
  /** A worker works on any file. */
  isAtWork: boolean;
  /** Files of all weddings. */
  waiting: number;
  failed: { fileType: string; reason: string } | null;
}

const FIND = `
WITH sent AS (
  SELECT file_type, processing, processing_attempts, processing_by, processing_reason FROM media
  WHERE guest_id = $1 AND wedding_id = $2 AND deleted_at IS NULL
)
SELECT EXISTS (SELECT 1 FROM sent WHERE processing_attempts > 0 OR processing_by IS NOT NULL) AS "isTaken",
  EXISTS (SELECT 1 FROM media WHERE processing = 'pending' AND deleted_at IS NULL AND NOT ${isUnclaimed('processing_by')})
    AS "isAtWork",
  (SELECT count(*)::int FROM media WHERE processing = 'pending' AND deleted_at IS NULL) AS waiting,
  (SELECT jsonb_build_object('fileType', file_type, 'reason', coalesce(processing_reason, '')) FROM sent
    WHERE processing = 'failed' LIMIT 1) AS failed`;

/** Tells why pictures of a robot's files are not ready. */
@Injectable()
export class WorkerStateRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async of(guestId: string, weddingId: number): Promise<WorkerState> {
    const [state] = await this.database.query<WorkerState[]>(FIND, [
      guestId,
      weddingId,
    ]);
    return state!;
  }
}
