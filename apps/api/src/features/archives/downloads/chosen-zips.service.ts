import { zipName } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import { asAttachment } from '../../../platform/http/files/attachment.js';
import { sendBytes } from '../../../platform/http/files/send-object.js';
import { Mutex } from '../../../platform/timing/mutex.js';
import { ArchiveSelectionService } from '../archive-selection.service.js';
import {
  archivePlan,
  fingerprintOf,
  type ArchivePlan,
  type WrittenFile,
} from '../contents/archive-plan.js';
import {
  ArchiveLayoutsService,
  plannedZip,
} from './archive-layouts.service.js';
import { cutOffWhen } from './cut-off-when.js';
import { ZipPlacesService } from './zip-places.service.js';

export interface ChosenZip {
  weddingId: number;
  /** The couple's ids of the files. */
  editKeys: string[];
  /** Checked every two seconds: the download is cut off when it is false. */
  isOpen: () => Promise<boolean>;
}

/**
 * Sends zips of chosen files that no row keeps. Each request plans the same
 * bytes for the same files, so that a download continues anywhere while they
 * stay the same.
 */
@Injectable()
export class ChosenZipsService {
  /** Planning thousands of files takes memory for a moment. */
  private readonly mutex = new Mutex();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly selection: ArchiveSelectionService,
    private readonly layouts: ArchiveLayoutsService,
    private readonly places: ZipPlacesService,
  ) {}

  /**
   * @throws Problem of `ArchiveSelectionService.chosen`, `ZipPlacesService` and
   *   `sendBytes`
   */
  async send(
    chosen: ChosenZip,
    request: Request,
    response: Response,
  ): Promise<void> {
    const release = this.places.requireFor(chosen.weddingId, request.ip ?? '');
    try {
      const planned = await this.mutex.run(() => this.planned(chosen));
      const { plan, etag, fileName } = planned;
      asAttachment(response, fileName);
      await cutOffWhen(
        async () => !(await chosen.isOpen()),
        response,
        () => sendBytes(this.served(plan, etag), request, response),
      );
    } finally {
      release();
    }
  }

  private async planned({ weddingId, editKeys }: ChosenZip) {
    const { title, items, timeZone } = await this.selection.chosen(
      this.database.manager,
      editKeys,
      { weddingId, access: 'full' },
    );
    return {
      plan: archivePlan(title, items, { timeZone }),
      etag: fingerprintOf(title, items, { timeZone }).toString('base64url'),
      fileName: zipName(timeZone),
    };
  }

  private served({ files, texts }: ArchivePlan, etag: string) {
    const zip = plannedZip(files);
    const readText = (file: WrittenFile) => Promise.resolve(texts[file] ?? '');
    return {
      mimeType: 'application/zip',
      cacheControl: 'private, no-cache, no-transform',
      sizeBytes: zip.layout.totalBytes,
      etag,
      parts: (range: { start: number; end: number }) =>
        Promise.resolve(this.layouts.partsOf(zip, range, readText)),
    };
  }
}
