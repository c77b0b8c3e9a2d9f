import { Injectable } from '@nestjs/common';
import { MAX_SLICES, SLICE_BYTES } from '@hatira/contract';
import {
  sliceFields,
  type ClientClockFields,
  type ScannedCodeFields,
  type SliceFields,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import {
  receiveFile,
  type FormFields,
} from '../../../platform/http/forms/multipart.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { parseOrRefuse } from '../../../platform/http/zod.pipe.js';
import { cleanFileName } from '../../../platform/http/files/file-name.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { HeldBytesService, type HeldSlice } from './held-bytes.service.js';
import { replayed } from './slice-streams.js';
import { SliceReceiverService } from './slice-receiver.service.js';
import { clientClock } from '../client-clock.js';
import type { UploadSender } from '../admission/upload-admission.service.js';
import { scannedCode } from '../scanned-code.js';
import type { UploadIdentity } from '../uploads.repository.js';

/**
 * Streams a slice to the store when the fields come first; otherwise holds it
 * in memory.
 */
@Injectable()
export class SliceRequestService {
  constructor(
    private readonly receiver: SliceReceiverService,
    private readonly heldBytes: HeldBytesService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * @returns the slice's fields
   * @throws Problem `file_missing`; errors of `SliceReceiverService.receive`
   */
  async receive(
    sender: UploadSender,
    request: Request,
    response: Response,
  ): Promise<SliceFields> {
    let held: HeldSlice | undefined;
    try {
      const { file, fields } = await receiveFile<SliceFields | undefined>(
        request,
        response,
        {
          field: 'chunk',
          maxBytes: SLICE_BYTES,
          bytesOf: ({ start, end }) => Number(end) - Number(start),
          store: async ({ stream }, early) => {
            if (hasPlace(early)) return this.take(sender, early, stream);
            held = await this.heldBytes.hold(sender.guest, stream);
            return undefined;
          },
          discard: () => Promise.resolve(),
        },
      );
      if (!file) throw new Problem('file_missing');
      return (
        file.stored ?? (await this.take(sender, fields, held?.chunks ?? []))
      );
    } finally {
      held?.release();
    }
  }

  /** @throws Problem `file_too_large` */
  async identityOf(
    sender: UploadSender,
    file: ClientClockFields &
      ScannedCodeFields & {
        uploadId?: string;
        fileName: string;
        total: number;
      },
  ): Promise<UploadIdentity> {
    const { maxFileBytes } = await this.settings.current();
    const limit = Math.min(maxFileBytes, MAX_SLICES * SLICE_BYTES);
    if (file.total > limit)
      throw new Problem('file_too_large', { details: { maxFileBytes: limit } });
    const { uploadId, total: totalBytes } = file;
    return {
      ...sender,
      uploadId,
      fileName: cleanFileName(file.fileName),
      totalBytes,
      code: scannedCode(file, sender.wedding),
      clock: clientClock(file, sender.arrivedAtMs),
    };
  }

  private async take(
    sender: UploadSender,
    form: FormFields,
    source: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<SliceFields> {
    const fields = parseOrRefuse(sliceFields, form);
    await this.receiver.receive(
      await this.identityOf(sender, fields),
      fields,
      Symbol.asyncIterator in source ? source : replayed(source),
    );
    return fields;
  }
}

function hasPlace(early: FormFields): boolean {
  return ['fileName', 'start', 'end', 'total'].every((name) => name in early);
}
