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
import { ZipPlacesService } from './zip-places.service.js';
import { LAYOUT_FORMAT } from '../zip/zip-layout.js';

/**
 * Sends the layout, available at once, or the built object: the same files in
 * other zip bytes. A download resumes by its ETag.
 */
@Injectable()
export class ArchiveDownloadsService {
  private readonly logger = new Logger(ArchiveDownloadsService.name);

  constructor(
    private readonly archives: ArchivesRepository,
    private readonly layouts: ArchiveLayoutsService,
    private readonly store: ObjectStore,
    private readonly places: ZipPlacesService,
  ) {}

  /**
   * @throws Problem `archive_not_found`, `archive_gone`; errors of
   *   `ZipPlacesService` and `sendBytes`
   */
  async send(id: string, request: Request, response: Response): Promise<void> {
    const row = await this.archives.liveById(id);
    const release = this.places.requireFor(row.weddingId, request.ip ?? '');
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
    const built = clientTags(request).includes(`"${layoutTag(row)}"`)
      ? undefined
      : await this.built(row);
    asAttachment(response, row.fileName);
    if (built && (await this.sentToBucket(row, built, request, response)))
      return;
    const served = this.representation(row, built, request);
    await cutOffWhen(
      () => this.hasLostItsRight(row.id),
      response,
      () => sendBytes(served, request, response),
    );
  }

  /**
   * Bare ranges get the layout; new downloads and clients with its ETag get the
   * built object.
   */
  private representation(
    row: ArchiveRow,
    built: BuiltArchive | undefined,
    request: Request,
  ): ServedBytes {
    const isWanted =
      request.headers.range === undefined ||
      clientTags(request).includes(`"${built?.etag}"`);
    archiveDownloads.inc({ source: built && isWanted ? 'built' : 'layout' });
    return built && isWanted ? built : this.fromLayout(row);
  }

  /** Redirects new downloads, and those that started at the bucket. */
  private async sentToBucket(
    row: ArchiveRow,
    built: BuiltArchive,
    request: Request,
    response: Response,
  ): Promise<boolean> {
    if (request.headers.range !== undefined && !isOfBucket(row, request))
      return false;
    if (!(await redirectedToObject(this.store, built, request, response)))
      return false;
    archiveDownloads.inc({ source: 'built' });
    return true;
  }

  private fromLayout(row: ArchiveRow): ServedBytes {
    return {
      ...REPRESENTATION,
      sizeBytes: row.totalBytes,
      etag: layoutTag(row),
      parts: (range) => this.layouts.parts(row.id, range),
    };
  }

  private async built({
    id,
    status,
    builtKey,
    builtBytes,
    queuedAt,
  }: ArchiveRow): Promise<BuiltArchive | undefined> {
    if (status !== 'ready' || builtKey === null || builtBytes === null)
      return undefined;
    if ((await this.store.sizeOf(builtKey)) !== builtBytes) {
      this.logger.warn(
        `built archive ${builtKey} is missing in the store; the layout is served`,
      );
      return undefined;
    }
    const parts: ServedBytes['parts'] = (range) =>
      openedPart(this.store, builtKey, range);
    // Releases may build different bytes of equal length.
    const etag = `${id}-built-${builtBytes}-${queuedAt.getTime()}`;
    return {
      ...REPRESENTATION,
      sizeBytes: builtBytes,
      etag,
      parts,
      key: builtKey,
    };
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

function layoutTag({ id }: ArchiveRow): string {
  return `${id}-layout-${LAYOUT_FORMAT}`;
}

function clientTags(request: Request): string[] {
  const held = request.get('if-range') ?? request.get('if-match') ?? '';
  return held.split(',').flatMap((tag) => tag.trim() || []);
}

/** The bucket has its own ETags. */
function isOfBucket({ id }: ArchiveRow, request: Request): boolean {
  const held = clientTags(request);
  return (
    held.length > 0 &&
    held.every((tag) => tag.startsWith('"') && !tag.startsWith(`"${id}-`))
  );
}

type BuiltArchive = ServedBytes & { key: string };

const REPRESENTATION = {
  mimeType: 'application/zip',
  cacheControl: 'private, no-cache, no-transform',
};
