import { Injectable } from '@nestjs/common';
import {
  singleUploadFields,
  type SingleUploadFields,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { Problem } from '../../../platform/http/errors/problem.js';
import { cleanFileName } from '../../../platform/http/files/file-name.js';
import { receiveFile } from '../../../platform/http/forms/multipart.js';
import { parseOrRefuse } from '../../../platform/http/zod.pipe.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import type { PublishedItem } from '../../media/media-publication.service.js';
import { storedNote } from '../../media/mine/stored-note.js';
import { clientClock } from '../client-clock.js';
import { DailyBytesService } from '../admission/daily-bytes.service.js';
import type { FileCharge } from '../admission/file-charge.js';
import type { UploadSender } from '../admission/upload-admission.service.js';
import { UploadLimitsService } from '../admission/upload-limits.service.js';
import { requireUploadsAllowed } from '../admission/upload-permission.js';
import { scannedCode } from '../scanned-code.js';
import {
  SingleUploadService,
  type FileDetails,
} from './single-upload.service.js';

/** Receives the form of a small file. */
@Injectable()
export class SingleRequestService {
  constructor(
    private readonly uploads: SingleUploadService,
    private readonly limits: UploadLimitsService,
    private readonly daily: DailyBytesService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Stores and publishes the form's file. The file counts against the limits
   * from its first accepted bytes until a refusal.
   * @returns the published item; for an exact repeat, the one that is there
   * @throws Problem `uploads_disabled`, `wedding_day_full`, `file_missing`,
   *   `file_too_large`, `validation_failed`; errors of `SingleUploadService`
   */
  async receive(
    sender: UploadSender,
    request: Request,
    response: Response,
  ): Promise<PublishedItem> {
    const { wedding, guest } = sender;
    requireUploadsAllowed(wedding);
    const announcedBytes = Number(request.get('content-length') ?? 0);
    await this.daily.requireRoom(wedding, announcedBytes);
    await using charge = this.limits.charge(wedding.id, guest);
    const { file, fields } = await this.form(sender, charge, request, response);
    if (!file) throw new Problem('file_missing');
    const { media, isNew } = await this.uploads.addToWedding(file.stored, () =>
      detailsOf(sender, fields),
    );
    if (isNew) charge.keep();
    else charge.keepOwn();
    return media;
  }

  private async form(
    { wedding }: UploadSender,
    charge: FileCharge,
    request: Request,
    response: Response,
  ) {
    const { maxFileBytes } = await this.settings.current();
    return receiveFile(request, response, {
      field: 'media',
      maxBytes: maxFileBytes,
      store: ({ name, stream }) =>
        this.uploads.storeFile(wedding.id, cleanFileName(name), stream, () =>
          charge.take(),
        ),
      discard: (stored) => this.uploads.discard(stored),
    });
  }
}

/** @throws Problem `validation_failed` */
function detailsOf(
  { wedding, guestId, arrivedAtMs }: UploadSender,
  form: Record<string, unknown>,
): FileDetails {
  const fields: SingleUploadFields = parseOrRefuse(singleUploadFields, form);
  const { note, sha256 } = fields;
  const origin = {
    ...clientClock(fields, arrivedAtMs),
    ...scannedCode(fields, wedding),
    guestId,
  };
  return { note: storedNote(note), origin, sha256 };
}
