import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { asAttachment } from '../../../platform/http/files/attachment.js';
import { redirectedToObject } from '../../../platform/http/files/redirect-to-object.js';
import {
  openedPart,
  sendBytes,
  type ServedBytes,
} from '../../../platform/http/files/send-object.js';
import { archiveDownloads } from '../../../platform/metrics/metrics.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { ArchiveLayoutsService } from './archive-layouts.service.js';
import { ArchivesRepository } from '../archives.repository.js';
import type { ArchiveRow } from '../archive-row.js';
import { cutOffWhen } from './cut-off-when.js';
import { ZipSlotsService } from './zip-slots.service.js';

/**
 * Sends an archive from its layout, available at once, or from the built
 * object: the same bytes under one ETag, so that any part may follow any other.
 */
@Injectable()
export class ArchiveDownloadsService {
  private readonly logger = new Logger(ArchiveDownloadsService.name);

  constructor(
    private readonly archives: ArchivesRepository,
    private readonly layouts: ArchiveLayoutsService,
    private readonly store: ObjectStore,
    private readonly slots: ZipSlotsService,
  ) {}

  /**
   * @throws Problem `archive_not_found`, `archive_gone`; errors of `ZipSlotsService`
   *   and `sendBytes`
   */
  async send(id: string, request: Request, response: Response): Promise<void> {
    const row = await this.archives.liveById(id);
    const release = this.slots.requireFor(row.weddingId, request.ip ?? '');
    try {
      await this.sendRow(row, request, response);
    } finally {
      release();
    }
  }

  private async sendRow(
    row: ArchiveRow,
    request: Request,
    response: Response,
  ): Promise<void> {
    const builtKey = await this.builtKey(row);
    asAttachment(response, row.fileName);
    if (
      builtKey !== undefined &&
      (await this.sentToBucket(row, builtKey, request, response))
    )
      return;
    archiveDownloads.inc({ source: builtKey ? 'built' : 'layout' });
    const served = this.served(row, builtKey);
    await cutOffWhen(
      () => this.hasLostItsRight(row.id),
      response,
      () => sendBytes(served, request, response),
    );
  }

  /**
   * Redirects new downloads, and those that started at the bucket, which has
   * its own ETag for the same bytes.
   */
  private async sentToBucket(
    row: ArchiveRow,
    key: string,
    request: Request,
    response: Response,
  ): Promise<boolean> {
    const held = clientTags(request);
    const isNew = held.length === 0 && request.headers.range === undefined;
    if (!isNew && !isOfBucket(row, held)) return false;
    const object = { ...REPRESENTATION, key };
    if (!(await redirectedToObject(this.store, object, request, response)))
      return false;
    archiveDownloads.inc({ source: 'built' });
    return true;
  }

  private served(row: ArchiveRow, builtKey: string | undefined): ServedBytes {
    return {
      ...REPRESENTATION,
      sizeBytes: row.totalBytes,
      etag: etagOf(row),
      storedAs: builtKey,
      parts: (range) =>
        builtKey === undefined
          ? this.layouts.parts(row.id, range)
          : openedPart(this.store, builtKey, range),
    };
  }

  /** Undefined: the store does not have the bytes of the layout. */
  private async builtKey({
    status,
    builtKey,
    builtBytes,
    totalBytes,
  }: ArchiveRow): Promise<string | undefined> {
    const isBuilt =
      status === 'ready' && builtKey !== null && builtBytes === totalBytes;
    if (!isBuilt) return undefined;
    if ((await this.store.sizeOf(builtKey)) === builtBytes) return builtKey;
    this.logger.warn(
      `built archive ${builtKey} is missing in the store; the layout is served`,
    );
    return undefined;
  }

  /** Expiry does not end a running download; a seal does. */
  private async hasLostItsRight(id: string): Promise<boolean> {
    const row = await this.archives.find(id);
    return (
      row === undefined ||
      row.reason === 'files_deleted' ||
      row.reason === 'link_renewed'
    );
  }
}

/** A plan does not change. */
function etagOf({ id }: ArchiveRow): string {
  return `${id}-layout`;
}

function clientTags(request: Request): string[] {
  const held = request.get('if-range') ?? request.get('if-match') ?? '';
  return held.split(',').flatMap((tag) => tag.trim() || []);
}

function isOfBucket({ id }: ArchiveRow, held: string[]): boolean {
  return (
    held.length > 0 &&
    held.every((tag) => tag.startsWith('"') && !tag.startsWith(`"${id}-`))
  );
}

const REPRESENTATION = {
  mimeType: 'application/zip',
  cacheControl: 'private, no-cache, no-transform',
};
