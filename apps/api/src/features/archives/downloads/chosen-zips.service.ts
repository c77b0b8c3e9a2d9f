import { createHash } from 'node:crypto';
import { zipName } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { asAttachment } from '../../../platform/http/files/attachment.js';
import { sendBytes } from '../../../platform/http/files/send-object.js';
import { Mutex } from '../../../platform/timing/mutex.js';
import { toldEvents } from '../../weddings/event-visibility.js';
import { ArchiveSelectionService } from '../archive-selection.service.js';
import {
  archivePlan,
  type ArchivePlan,
  type WrittenFile,
} from '../contents/archive-plan.js';
import {
  ArchiveLayoutsService,
  plannedZip,
} from './archive-layouts.service.js';
import { zipFileName } from '../zip/entry-names.js';
import { cutOffWhen } from './cut-off-when.js';
import { ZipSlotsService } from './zip-slots.service.js';

export interface ChosenZip {
  weddingId: number;
  /** The couple's ids of the files. */
  editKeys: string[];
  /** The zip's name; null: its moment. */
  name: string | null;
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
    private readonly slots: ZipSlotsService,
  ) {}

  /**
   * @throws Problem of `ArchiveSelectionService.chosen`, `ZipSlotsService` and
   *   `sendBytes`
   */
  async send(
    chosen: ChosenZip,
    request: Request,
    response: Response,
  ): Promise<void> {
    const release = this.slots.requireFor(chosen.weddingId, request.ip ?? '');
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

  private async planned({ weddingId, editKeys, name }: ChosenZip) {
    const { title, items, timeZone, ...selected } = await this.selection
      .chosen(this.database.manager, editKeys, { weddingId, access: 'full' })
      .catch(withoutIds);
    const events = toldEvents(selected);
    const plan = archivePlan(title, items, { timeZone, events });
    const fileName =
      name === null ? zipName(timeZone) : zipFileName(`${name} - ${title}`);
    return { plan, etag: etagOf(plan), fileName };
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

/** Names every byte: the plan has the checksums of files and of written texts. */
function etagOf({ files }: ArchivePlan): string {
  const hash = createHash('sha256').update(JSON.stringify(files));
  return hash.digest('base64url');
}

/**
 * The couple's ids are secrets, which a visitor must not read in the details of a refusal.
 * @throws Problem without them
 */
function withoutIds(error: unknown): never {
  throw error instanceof Problem && error.code === 'files_not_found'
    ? new Problem('files_not_found')
    : error;
}
