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
import type { Sender } from './upload-admission.service.js';
import { UploadLimitsService } from './upload-limits.service.js';
import { DailyBytesService } from './daily-bytes.service.js';
import { requireUploadsAllowed } from './upload-permission.js';
import { UploadSlice } from './slices/upload-slice.entity.js';
import { Upload, type UploadStatus } from './upload.entity.js';

/** What tells one upload of a wedding from another. */
export interface UploadIdentity extends Sender {
  uploadId: string | undefined;
  fileName: string;
  totalBytes: number;
}

/** Finds uploads by the client's id, or else by who sends which file, and opens new ones (design section 3). */
@Injectable()
export class UploadsRepository {
  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    private readonly store: ObjectStore,
    private readonly limits: UploadLimitsService,
    private readonly daily: DailyBytesService,
  ) {}

  /**
   * The upload that a slice belongs to, opened if it is the first.
   * @throws Problem `upload_mismatch` when the client's id stands for another file; `uploads_disabled`, `wedding_day_full`.
   */
  async open(identity: UploadIdentity): Promise<Upload> {
    if (!identity.uploadId) return this.openByGuest(identity);
    const known = await this.find(identity);
    if (!known) return this.begin(identity);
    if (known.status === 'refused') throw new Problem('unsupported_media');
    return this.continued(identity, known);
  }

  /**
   * Opens a new upload, and counts it.
   * @throws Problem `uploads_disabled`, `wedding_day_full`, `too_many_requests`; StorageFullError.
   */
  async begin(
    identity: UploadIdentity,
    uploads = this.uploads,
  ): Promise<Upload> {
    const { wedding, guest } = identity;
    requireUploadsAllowed(wedding);
    await this.daily.requireRoom(wedding.id, identity.totalBytes);
    const charge = await this.limits.take(wedding.id, guest);
    const begun = await this.insert(identity, uploads).catch(
      async (error: unknown) => {
        await this.limits.giveBack(charge);
        throw error;
      },
    );
    if (begun) {
      this.limits.keepFor(begun.id, charge);
      return begun;
    }
    // Another slice of the same upload was quicker, and has counted it.
    await this.limits.giveBack(charge);
    return (await this.find(identity)) ?? refuse('slice_in_progress');
  }

  /**
   * @param statuses undefined: any
   * @throws Problem `upload_mismatch` when the client's id stands for another file.
   */
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
    const { guest, fileName, totalBytes } = identity;
    const file = {
      weddingId: identity.wedding.id,
      uploadId: IsNull(),
      fileName,
      totalBytes,
      ...status,
    };
    const owner = guest.cookie
      ? { guestCookies: ArrayContains([guest.cookie]) }
      : { guestAddress: guest.address };
    const found = await uploads.findOne({
      where: { ...file, ...owner },
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

  /** @returns false when it was not receiving any more */
  async startSealing(id: string, note: string | null): Promise<boolean> {
    const change = {
      status: 'sealing' as const,
      note,
      updatedAt: () => 'now()',
    };
    return (
      (await this.uploads.update({ id, status: 'receiving' }, change))
        .affected === 1
    );
  }

  /** The store has lost what was staged of an upload that is not published. The phone still has the bytes: all of them are asked for again, in a new place. */
  async beginAnew({
    id,
    totalBytes,
    staging: lost,
    status,
  }: Upload): Promise<void> {
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

  /** Forgets an upload of which no slice is kept or being written; it counts no more. */
  async dropIfEmpty({ id, staging }: Upload): Promise<void> {
    const isEmpty =
      'NOT EXISTS (SELECT 1 FROM upload_slices s WHERE s.upload_id = uploads.id)';
    // One that was begun again has another place, which is empty.
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
    await this.limits.giveBackOf(id);
    if (staging) await this.store.discard(staging);
  }

  /**
   * Discards the bytes of an upload that must not become an item, and remembers it for the slices that still come. It
   * counts no more.
   */
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
          { id, status: In(['receiving', 'sealing']) },
          change,
        );
        if (affected) await manager.delete(UploadSlice, { uploadId: id });
        return affected === 1;
      },
    );
    if (!isRefused) return;
    await this.limits.giveBackOf(id);
    if (staging) await this.store.discard(staging);
    await this.store.remove(originalKey(id));
  }

  /** Without a client's id nothing in the table keeps two first slices apart, so they queue up. */
  private async openByGuest(identity: UploadIdentity): Promise<Upload> {
    return this.uploads.manager.transaction(async (manager) => {
      const file = `${identity.wedding.id} ${identity.totalBytes} ${identity.fileName}`;
      await manager.query(
        'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
        [file],
      );
      const uploads = manager.getRepository(Upload);
      const known = await this.find(identity, ['receiving'], uploads);
      if (!known) return this.begin(identity, uploads);
      await this.continued(identity, known);
      const { guestCookies } = known;
      // A client that lost the answer with its new cookie finds its upload by either cookie.
      if (!guestCookies.includes(identity.guest.nextCookie)) {
        await uploads.update(known.id, {
          guestCookies: [...guestCookies, identity.guest.nextCookie],
        });
      }
      return known;
    });
  }

  private async continued(
    { wedding }: UploadIdentity,
    known: Upload,
  ): Promise<Upload> {
    requireUploadsAllowed(wedding, known.createdAt);
    await this.daily.requireRoomToFinish(wedding.id);
    return known;
  }

  /** @returns undefined when another slice of the same upload was quicker */
  private async insert(
    identity: UploadIdentity,
    uploads: Repository<Upload>,
  ): Promise<Upload | undefined> {
    const { wedding, guest, uploadId, fileName, totalBytes } = identity;
    const id = randomUUID();
    const staging = await this.store.stage(originalKey(id), totalBytes);
    const owner = uploadId
      ? { uploadId }
      : {
          guestCookies: [guest.nextCookie],
          guestAddress: guest.cookie ? null : guest.address,
        };
    const row = {
      id,
      weddingId: wedding.id,
      fileName,
      totalBytes,
      staging,
      status: 'receiving' as const,
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

  private matching(
    identity: UploadIdentity,
    found: Upload | null,
  ): Upload | undefined {
    if (!found) return undefined;
    const isSame =
      found.totalBytes === identity.totalBytes &&
      found.fileName === identity.fileName;
    return isSame ? found : refuse('upload_mismatch');
  }
}

function refuse(code: 'slice_in_progress' | 'upload_mismatch'): never {
  throw new Problem(
    code,
    code === 'slice_in_progress' ? { retryAfterSeconds: 1 } : {},
  );
}
