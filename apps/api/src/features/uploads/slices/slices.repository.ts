import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type DataSource, type Repository } from 'typeorm';
import {
  InstanceLockService,
  isDeadInstance,
} from '../../../platform/database/instance-lock.service.js';
import {
  runPrepared,
  type Prepared,
} from '../../../platform/database/sql/prepared.js';
import { nowToTenSeconds } from '../../../platform/database/sql/now-to-ten-seconds.js';
import type { ContentDigest } from '../content-digest.js';
import { isByGuest } from '../../../platform/http/cookies/robot-guest.js';
import { countBytesOf } from '../admission/daily-bytes.service.js';
import type { Upload } from '../upload.entity.js';
import type { ReceivingUpload, UploadIdentity } from '../uploads.repository.js';
import { UploadSlice } from '../upload-slice.entity.js';

export interface SliceClaim {
  uploadRowId: string;
  index: number;
  token: string;
  signal: AbortSignal;
}

export type KeptSlice = UploadSlice & {
  crc32: number;
  sha256: Buffer;
  receipt: string;
};

export interface WrittenSlice {
  digest: ContentDigest;
  receipt: string;
  fileType: string | undefined;
}

const RELEASE_AGAIN_MS = 1_000;
/** A claim twice as old is free. */
export const SLICE_WRITE_LIMIT_MS = 10 * 60_000;

const CLAIM: Prepared = {
  name: 'slice_claim',
  text: `
INSERT INTO upload_slices (upload_id, slice_index, writer, claim) VALUES ($1, $2, $3, $4)
ON CONFLICT (upload_id, slice_index) DO UPDATE SET writer = excluded.writer, claim = excluded.claim, claimed_at = now()
WHERE upload_slices.sha256 IS NULL AND (
  ${isDeadInstance('upload_slices.writer')}
  OR upload_slices.claimed_at < now() - interval '${2 * SLICE_WRITE_LIMIT_MS} milliseconds'
)
RETURNING slice_index`,
};

/** Finds the upload too; every other case is for `UploadOpeningService`. */
const CLAIM_OF_KNOWN: Prepared = {
  name: 'slice_claim_of_known',
  text: `
WITH upload AS (
  SELECT id, staging FROM uploads
  WHERE wedding_id = $1 AND upload_id = $2 AND status = 'receiving' AND file_name = $3 AND total_bytes = $4
), claimed AS (
  INSERT INTO upload_slices (upload_id, slice_index, writer, claim) SELECT id, $5, $6, $7 FROM upload
  ON CONFLICT (upload_id, slice_index) DO NOTHING
  RETURNING upload_id
)
SELECT id, staging FROM upload WHERE id IN (SELECT upload_id FROM claimed)`,
};

/** Locks the upload before the slice, like deletion, and changes its row once. Claims of other slices need not wait. */
const KEEP: Prepared = {
  name: 'slice_keep',
  text: `
WITH upload AS (
  UPDATE uploads SET file_type = coalesce($7, file_type), updated_at = ${nowToTenSeconds('updated_at')}
  WHERE id = $1 AND status = 'receiving' AND EXISTS (
    SELECT FROM upload_slices WHERE upload_id = $1 AND slice_index = $2 AND claim = $3 AND sha256 IS NULL)
  RETURNING id, wedding_id, guest_id
), kept AS (
  UPDATE upload_slices SET writer = NULL, claim = NULL, crc32 = $4, sha256 = $5, receipt = $6
  WHERE upload_id IN (SELECT id FROM upload) AND slice_index = $2 AND claim = $3 AND sha256 IS NULL
  RETURNING 1
), counted AS (${countBytesOf(`SELECT wedding_id, $8::bigint FROM upload WHERE EXISTS (SELECT 1 FROM kept) AND ${isByGuest('guest_id')}`)})
SELECT FROM kept`,
};

/**
 * Only the run that changes the status drops slices: later ones belong to the
 * next attempt.
 */
const ASK_AGAIN = `
WITH upload AS (
  UPDATE uploads SET status = 'receiving', updated_at = now() WHERE id = $1 AND status = 'completing' RETURNING id
)
DELETE FROM upload_slices WHERE upload_id IN (SELECT id FROM upload) AND slice_index = ANY($2::int[])`;

/**
 * Claims a slice's row before its first byte: no two requests, on any process,
 * write the same bytes.
 */
@Injectable()
export class SlicesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(UploadSlice)
    private readonly slices: Repository<UploadSlice>,
    private readonly instance: InstanceLockService,
  ) {}

  /** @returns undefined while another request writes */
  async claim(
    uploadRowId: string,
    index: number,
  ): Promise<SliceClaim | KeptSlice | undefined> {
    const token = randomUUID();
    const { id: writer, signal } = this.instance.life;
    const values = [uploadRowId, index, writer, token];
    const rows = await runPrepared(this.database, CLAIM, values);
    if (rows.length > 0) return { uploadRowId, index, token, signal };
    return this.kept(uploadRowId, index);
  }

  /**
   * Claims a slice of an upload with an id, in one statement.
   * @returns undefined unless the upload is receiving and the slice is new
   */
  async claimOfKnown(
    { wedding, uploadId, fileName, totalBytes }: UploadIdentity,
    index: number,
  ): Promise<{ upload: ReceivingUpload; claim: SliceClaim } | undefined> {
    const token = randomUUID();
    const { id: writer, signal } = this.instance.life;
    const [found] = await runPrepared<Pick<Upload, 'id' | 'staging'>>(
      this.database,
      CLAIM_OF_KNOWN,
      [wedding.id, uploadId, fileName, totalBytes, index, writer, token],
    );
    if (!found) return undefined;
    const upload = { ...found, totalBytes, status: 'receiving' as const };
    return { upload, claim: { uploadRowId: found.id, index, token, signal } };
  }

  async keep(
    { uploadRowId, index, token }: SliceClaim,
    written: WrittenSlice,
  ): Promise<boolean> {
    const { digest, receipt, fileType } = written;
    const values = [
      uploadRowId,
      index,
      token,
      digest.crc32,
      digest.sha256(),
      receipt,
      fileType ?? null,
      digest.bytes,
    ];
    const rows = await runPrepared(this.database, KEEP, values);
    return rows.length > 0;
  }

  /**
   * Retries until PostgreSQL answers: otherwise the slice stays blocked while
   * this process runs.
   */
  async release(claim: SliceClaim): Promise<void> {
    if (!(await this.isReleased(claim))) void this.releaseLater(claim);
  }

  private async releaseLater(claim: SliceClaim): Promise<void> {
    do await delay(RELEASE_AGAIN_MS, undefined, { ref: false });
    while (!claim.signal.aborted && !(await this.isReleased(claim)));
  }

  private async isReleased({
    uploadRowId,
    index,
    token,
  }: SliceClaim): Promise<boolean> {
    return this.slices
      .delete({ uploadId: uploadRowId, index, claim: token, sha256: IsNull() })
      .then(
        () => true,
        () => false,
      );
  }

  async kept(
    uploadRowId: string,
    index: number,
  ): Promise<KeptSlice | undefined> {
    const slice = await this.slices.findOneBy({
      uploadId: uploadRowId,
      index,
      sha256: Not(IsNull()),
    });
    return (slice as KeptSlice | null) ?? undefined;
  }

  async allKept(uploadRowId: string): Promise<KeptSlice[]> {
    const slices = await this.slices.find({
      where: { uploadId: uploadRowId, sha256: Not(IsNull()) },
      order: { index: 'ASC' },
    });
    return slices as KeptSlice[];
  }

  async askAgain(uploadRowId: string, indexes: number[]): Promise<void> {
    await this.database.query(ASK_AGAIN, [uploadRowId, indexes]);
  }
}

export function isKept(slice: SliceClaim | KeptSlice): slice is KeptSlice {
  return 'sha256' in slice;
}
