import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  ArrayContains,
  In,
  IsNull,
  type EntityManager,
  type Repository,
} from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import { uploadsStarted } from '../../platform/metrics/metrics.js';
import { originalKey } from '../../platform/storage/keys.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { closerClock, type ClientClock } from './client-clock.js';
import type { UploadSender } from './admission/upload-admission.service.js';
import { UploadLimitsService } from './admission/upload-limits.service.js';
import { UploadSlice } from './upload-slice.entity.js';
import { firstCode, type ScannedCode } from './scanned-code.js';
import { Upload, type UploadStatus } from './upload.entity.js';

export interface UploadIdentity extends UploadSender {
  uploadId: string | undefined;
  fileName: string;
  totalBytes: number;
  code: ScannedCode;
  clock: ClientClock;
}

/**
 * Later calls of an upload must say whose they are: by the cookie of an earlier answer, or by an `uploadId`. Two clients
 * behind one address may send files of equal name and size.
 * @throws Problem `upload_not_found` with the reason
 */
export function requireIdentity({
  uploadId,
  guest,
}: Pick<UploadIdentity, 'uploadId' | 'guest'>): void {
  if (uploadId !== undefined || guest.cookie !== undefined) return;
  const reason =
    'Slices after the first one and the complete call need the cookie of an earlier answer, or an uploadId.';
  throw new Problem('upload_not_found', { details: { reason } });
}

export type ReceivingUpload = Pick<
  Upload,
  'id' | 'staging' | 'totalBytes' | 'status'
>;

/** Finds uploads by the client's id, else by cookie and file. */
@Injectable()
export class UploadsRepository {
  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    private readonly store: ObjectStore,
    private readonly limits: UploadLimitsService,
  ) {}

  /** @throws Problem `upload_mismatch` for another file's id */
  async find(
    identity: UploadIdentity,
    statuses?: UploadStatus[],
    uploads = this.uploads,
  ): Promise<Upload | undefined> {
    const status = statuses && { status: In(statuses) };
    if (identity.uploadId) {
      const weddingId = identity.wedding.id;
      return this.matching(
        identity,
        await uploads.findOneBy({
          weddingId,
          uploadId: identity.uploadId,
          ...status,
        }),
      );
    }
    const { wedding, guest, fileName, totalBytes } = identity;
    if (guest.cookie === undefined) return undefined;
    const found = await uploads.findOne({
      where: {
        weddingId: wedding.id,
        uploadId: IsNull(),
        guestCookies: ArrayContains([guest.cookie]),
        fileName,
        totalBytes,
        ...status,
      },
      order: { createdAt: 'DESC' },
    });
    return found ?? undefined;
  }

  async byUploadId(
    weddingId: number,
    uploadId: string,
  ): Promise<Upload | undefined> {
    return (await this.uploads.findOneBy({ weddingId, uploadId })) ?? undefined;
  }

  async byRowId(id: string): Promise<Upload | undefined> {
    return (await this.uploads.findOneBy({ id })) ?? undefined;
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.uploads.manager.transaction(work);
  }

  /** @returns undefined when a concurrent slice inserted it */
  async insert(
    identity: UploadIdentity,
    uploads = this.uploads,
  ): Promise<Upload | undefined> {
    const { wedding, guest, guestId, uploadId, fileName } = identity;
    const { totalBytes } = identity;
    const id = randomUUID();
    const staging = await this.store.stage(originalKey(id), totalBytes);
    const owner = uploadId
      ? { uploadId }
      : {
          guestCookies: [
            ...new Set([guest.cookie ?? guest.nextCookie, guest.nextCookie]),
          ],
        };
    const row = {
      id,
      weddingId: wedding.id,
      fileName,
      totalBytes,
      staging,
      status: 'receiving' as const,
      guestId,
      ...identity.code,
      ...identity.clock,
      ...owner,
    };
    const inserted = await uploads
      .createQueryBuilder()
      .insert()
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length > 0) {
      uploadsStarted.inc({ kind: 'sliced' });
      return uploads.findOneByOrFail({ id });
    }
    await this.store.discard(staging);
    return undefined;
  }

  /** @returns false unless the upload was receiving */
  async startCompletion(
    upload: Upload,
    note: string | null,
    { clock, code }: UploadIdentity,
  ): Promise<boolean> {
    const change = {
      status: 'completing' as const,
      note,
      ...closerClock(upload, clock),
      ...firstCode(upload, code),
      updatedAt: () => 'now()',
    };
    const isReceiving = { id: upload.id, status: 'receiving' as const };
    return (await this.uploads.update(isReceiving, change)).affected === 1;
  }

  /** The phone sends all slices again. */
  async startAgain({
    id,
    totalBytes,
    staging: lost,
    status,
  }: ReceivingUpload): Promise<void> {
    const staging = await this.store.stage(originalKey(id), totalBytes);
    const isAsItWas = { id, staging: lost ?? IsNull(), status };
    const isBegun = await this.uploads.manager.transaction(async (manager) => {
      const change = {
        staging,
        status: 'receiving' as const,
        updatedAt: () => 'now()',
      };
      const { affected } = await manager.update(Upload, isAsItWas, change);
      if (affected) await manager.delete(UploadSlice, { uploadId: id });
      return affected === 1;
    });
    if (!isBegun) await this.store.discard(staging);
  }

  /** Also undoes the count. */
  async dropIfEmpty({ id, staging }: ReceivingUpload): Promise<void> {
    const isEmpty =
      'NOT EXISTS (SELECT 1 FROM upload_slices s WHERE s.upload_id = uploads.id)';
    // A restarted upload has another, empty staging file.
    const isAsItWas = {
      id,
      status: 'receiving' as const,
      staging: staging ?? IsNull(),
    };
    const query = this.uploads
      .createQueryBuilder()
      .delete()
      .where(isAsItWas)
      .andWhere(isEmpty);
    if (!(await query.execute()).affected) return;
    await this.limits.refundOf(id);
    if (staging) await this.store.discard(staging);
  }

  /** Discards the bytes and undoes the count; the row refuses later slices. */
  async refuse({ id, staging }: Upload): Promise<void> {
    const isRefused = await this.uploads.manager.transaction(
      async (manager) => {
        const change = {
          status: 'refused' as const,
          staging: null,
          updatedAt: () => 'now()',
        };
        const { affected } = await manager.update(
          Upload,
          { id, status: In(['receiving', 'completing']) },
          change,
        );
        if (affected) await manager.delete(UploadSlice, { uploadId: id });
        return affected === 1;
      },
    );
    if (!isRefused) return;
    await this.limits.refundOf(id);
    if (staging) await this.store.discard(staging);
    await this.store.remove(originalKey(id));
  }

  private matching(
    identity: UploadIdentity,
    found: Upload | null,
  ): Upload | undefined {
    if (!found) return undefined;
    const isSame =
      found.totalBytes === identity.totalBytes &&
      found.fileName === identity.fileName;
    if (!isSame) throw new Problem('upload_mismatch');
    return found;
  }
}
