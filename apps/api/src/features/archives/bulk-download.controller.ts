import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { bulkDownload, type BulkDownload } from '@hatira/contract/schemas';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';
import { pipeBody } from '../../platform/http/files/send-object.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { KnownIdsService } from '../media/files/known-ids.service.js';
import {
  ArchiveLayoutsService,
  plannedZip,
} from './archive-layouts.service.js';
import { ArchiveSelectionService } from './archive-selection.service.js';
import { archivePlan } from './contents/archive-plan.js';

/** A selection as one zip, streamed at once (specification section 7). */
@Controller('api/media/bulk-download-chunked')
export class BulkDownloadController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly selection: ArchiveSelectionService,
    private readonly layouts: ArchiveLayoutsService,
    private readonly knownIds: KnownIdsService,
  ) {}

  @Post()
  @HttpCode(200)
  async download(
    @Body(new ZodPipe(bulkDownload)) { ids }: BulkDownload,
    @Ip() address: string,
    @Res() response: Response,
  ): Promise<void> {
    await this.knownIds.count(ids, address);
    const { items, title } = await this.selection.chosen(
      this.database.manager,
      ids,
    );
    const { files, notes } = archivePlan(title, items);
    const zip = plannedZip(files);
    const { totalBytes } = zip.layout;
    response.attachment(`wedding-media-${timestamp()}.zip`);
    response.type('application/zip');
    response.setHeader('Content-Length', totalBytes);
    // Known in advance, so that browsers show a true progress; a proxy that packed it again would take that away.
    response.setHeader('Cache-Control', 'no-store, no-transform');
    const readNotes = (file: 'html' | 'csv') =>
      Promise.resolve(notes?.[file] ?? '');
    await pipeBody(
      this.layouts.readZip(zip, { start: 0, end: totalBytes }, readNotes),
      response,
    );
  }
}

/** UTC, as it may stand in a file name everywhere. */
function timestamp(): string {
  return new Date()
    .toISOString()
    .slice(0, 19)
    .replace('T', '-')
    .replaceAll(':', '');
}
