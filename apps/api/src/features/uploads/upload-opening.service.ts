import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import { DailyBytesService } from './admission/daily-bytes.service.js';
import { UploadLimitsService } from './admission/upload-limits.service.js';
import { requireUploadsAllowed } from './admission/upload-permission.js';
import { Upload } from './upload.entity.js';
import {
  UploadsRepository,
  type UploadIdentity,
} from './uploads.repository.js';

/** Opens uploads within the limits of guest and wedding. */
@Injectable()
export class UploadOpeningService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly limits: UploadLimitsService,
    private readonly daily: DailyBytesService,
  ) {}

  /**
   * The first slice opens the upload.
   * @throws Problem `upload_mismatch` for another file's id;
   *   `uploads_disabled`, `wedding_day_full`
   */
  async open(identity: UploadIdentity): Promise<Upload> {
    if (!identity.uploadId) return this.openByGuest(identity);
    const known = await this.uploads.find(identity);
    if (!known) return this.begin(identity);
    if (known.status === 'refused') throw new Problem('unsupported_media');
    return this.continued(identity, known);
  }

  /**
   * Whether any upload with this id may go on, without its row.
   * @throws Problem `wedding_day_full`
   */
  async mayContinue({ uploadId, wedding }: UploadIdentity): Promise<boolean> {
    if (uploadId === undefined || !wedding.isEnabled || wedding.isDemo)
      return false;
    await this.daily.requireRoomToFinish(wedding);
    return true;
  }

  /**
   * @throws Problem `uploads_disabled`, `wedding_day_full`,
   *   `too_many_requests`; StorageFullError
   */
  async begin(
    identity: UploadIdentity,
    table?: Repository<Upload>,
  ): Promise<Upload> {
    const { wedding, guest } = identity;
    requireUploadsAllowed(wedding);
    await this.daily.requireRoom(wedding, identity.totalBytes);
    await using charge = this.limits.charge(wedding.id, guest);
    await charge.take();
    const begun = await this.uploads.insert(identity, table);
    if (begun) {
      this.limits.keepFor(begun.id, charge);
      return begun;
    }
    // A concurrent slice has counted it.
    return (await this.uploads.find(identity)) ?? inProgress();
  }

  /** Serialises first slices without an id, which no unique index separates. */
  private async openByGuest(identity: UploadIdentity): Promise<Upload> {
    return this.uploads.transaction(async (manager) => {
      const file = `${identity.wedding.id} ${identity.totalBytes} ${identity.fileName}`;
      await manager.query(
        'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
        [file],
      );
      const table = manager.getRepository(Upload);
      const known = await this.uploads.find(identity, ['receiving'], table);
      if (!known) return this.begin(identity, table);
      await this.continued(identity, known);
      const { guestCookies } = known;
      // A client that lost the answer finds its upload by either cookie.
      if (!guestCookies.includes(identity.guest.nextCookie)) {
        await table.update(known.id, {
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
    await this.daily.requireRoomToFinish(wedding);
    return known;
  }
}

function inProgress(): never {
  throw new Problem('slice_in_progress', { retryAfterSeconds: 1 });
}
