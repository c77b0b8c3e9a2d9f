import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { zipName, type GalleryAccess } from '@hatira/contract';
import { bulkDownload, type BulkDownload } from '@hatira/contract/schemas';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';
import { sendParts } from '../../../platform/http/files/blocks/send-parts.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { Mutex } from '../../../platform/timing/mutex.js';
import { KnownIdsService } from '../../media/files/known-ids.service.js';
import { MediaContentsService } from '../../media/files/media-contents.service.js';
import { toldEvents } from '../../weddings/event-visibility.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import {
  ArchiveLayoutsService,
  plannedZip,
} from './archive-layouts.service.js';
import { ArchiveSelectionService } from '../archive-selection.service.js';
import {
  archivePlan,
  type ArchivePlan,
  type WrittenFile,
} from '../contents/archive-plan.js';
import { cutOffWhen } from './cut-off-when.js';
import { ZipSlotsService } from './zip-slots.service.js';

/** Planning 10,000 files takes 50 MB for a moment. */
const LARGE_SELECTION = 1_000;

interface Selected {
  weddingId: number;
  /** The hashes of the links that know the files. */
  hashes: number[];
  /** Those of the given ids that are the relatives'. */
  viewKeys: string[];
  plan: ArchivePlan;
  fileName: string;
}

/** Streams a selection as a zip (specification section 7). */
@Controller('api/media/bulk-download-chunked')
export class BulkDownloadController {
  private readonly mutex = new Mutex();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly selection: ArchiveSelectionService,
    private readonly layouts: ArchiveLayoutsService,
    private readonly knownIds: KnownIdsService,
    private readonly slots: ZipSlotsService,
    private readonly links: WeddingLinksService,
    private readonly contents: MediaContentsService,
  ) {}

  @Post()
  @HttpCode(200)
  async download(
    @Body(new ZodPipe(bulkDownload)) wanted: BulkDownload,
    @Ip() address: string,
    @Res() response: Response,
  ): Promise<void> {
    const select = () => this.select(wanted, address);
    const { weddingId, ...selected } =
      wanted.ids.length < LARGE_SELECTION
        ? await select()
        : await this.mutex.run(select);
    const release = this.slots.requireFor(weddingId, address);
    try {
      await this.send(selected, response);
    } finally {
      release();
    }
  }

  /** Leaves the rows behind: a download lasts longer than its plan is made. */
  private async select(
    { ids, layout, language }: BulkDownload,
    address: string,
  ): Promise<Selected> {
    await this.knownIds.count(ids, address);
    const { weddingId, hashes, viewKeys, ...chosen } = await this.chosen(ids);
    const { title, items, timeZone } = chosen;
    const events = viewKeys.length > 0 ? toldEvents(chosen) : chosen.events;
    const form = { timeZone, layout, language, events };
    const plan = archivePlan(title, items, form);
    const fileName = zipName(timeZone);
    return { weddingId, hashes, viewKeys, plan, fileName };
  }

  /** Breaks off when no link is open any more, or shows a file no more. */
  private async send(
    {
      plan: { files, texts },
      fileName,
      ...rights
    }: Omit<Selected, 'weddingId'>,
    response: Response,
  ): Promise<void> {
    const zip = plannedZip(files);
    const { totalBytes } = zip.layout;
    response.attachment(fileName);
    response.type('application/zip');
    response.setHeader('Content-Length', totalBytes);
    // Browsers show progress of a known length; a compressing proxy would
    // remove it.
    response.setHeader('Cache-Control', 'no-store, no-transform');
    const readText = (file: WrittenFile) => Promise.resolve(texts[file] ?? '');
    const whole = { start: 0, end: totalBytes };
    const parts = this.layouts.partsOf(zip, whole, readText);
    await cutOffWhen(
      () => this.haveEnded(rights),
      response,
      () => sendParts(parts, totalBytes, response),
    );
  }

  private async haveEnded({
    hashes,
    viewKeys,
  }: Pick<Selected, 'hashes' | 'viewKeys'>): Promise<boolean> {
    return (
      !(await this.links.open(hashes)) ||
      (await this.contents.areSealed(this.database.manager, viewKeys))
    );
  }

  /**
   * Reads one moment: a link renewed in between would count as its successor.
   */
  private chosen(ids: string[]) {
    return this.database.transaction('REPEATABLE READ', async (manager) => {
      const chosen = await this.selection.chosen(manager, ids);
      const given = new Set(ids.map((id) => id.toLowerCase()));
      const isByCouple = chosen.items.some(({ editKey }) => given.has(editKey));
      const viewKeys = chosen.items
        .map(({ viewKey }) => viewKey)
        .filter((key) => given.has(key));
      const accesses: GalleryAccess[] = [
        ...(isByCouple ? (['full'] as const) : []),
        ...(viewKeys.length > 0 ? (['view'] as const) : []),
      ];
      const hashes = await this.links.hashesOf(
        manager,
        chosen.weddingId,
        accesses,
      );
      return { ...chosen, hashes, viewKeys };
    });
  }
}
