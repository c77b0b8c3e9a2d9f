import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { redirectedToObject } from '../../platform/http/files/redirect-to-object.js';
import {
  sendBytes,
  type ServedBytes,
} from '../../platform/http/files/send-object.js';
import { archiveDownloads } from '../../platform/metrics/metrics.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { ArchiveLayoutsService } from './archive-layouts.service.js';
import { ArchivesRepository } from './archives.repository.js';
import type { ArchiveRow } from './archive-row.js';
import { cutOffWhen } from './cut-off-when.js';
import { ZipPlacesService } from './zip-places.service.js';
import { LAYOUT_FORMAT } from './zip/zip-layout.js';

/**
 * Downloads of archives. An archive has two representations with the same files and other bytes around them: the one
 * of its layout, which is there from the first moment on, and the one that was built in advance. Each has its own ETag,
 * and a download that is continued gets more of what it began with (design section 9).
 */
@Injectable()
export class ArchiveDownloadsService {
  private readonly logger = new Logger(ArchiveDownloadsService.name);

  constructor(
    private readonly register: ArchivesRepository,
    private readonly layouts: ArchiveLayoutsService,
    private readonly store: ObjectStore,
    private readonly places: ZipPlacesService,
  ) {}

  /** @throws Problem `archive_not_found`, `archive_gone`, and those of `ZipPlacesService` and `sendBytes` */
  async send(id: string, request: Request, response: Response): Promise<void> {
    const row = await this.register.liveById(id);
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
    const built = heldTags(request).includes(`"${layoutTag(row)}"`)
      ? undefined
      : await this.built(row);
    response.attachment(row.fileName);
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
   * A range alone always comes from the layout, whoever began the download and when. What was built is sent to who
   * begins anew, unless they name the layout, and to who names it as what they hold a part of.
   */
  private representation(
    row: ArchiveRow,
    built: BuiltArchive | undefined,
    request: Request,
  ): ServedBytes {
    const isWanted =
      request.headers.range === undefined ||
      heldTags(request).includes(`"${built?.etag}"`);
    archiveDownloads.inc({ source: built && isWanted ? 'built' : 'layout' });
    return built && isWanted ? built : this.laidOut(row);
  }

  /** Where clients reach the bucket, they begin there, and who has begun there goes on there. */
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

  private laidOut(row: ArchiveRow): ServedBytes {
    return {
      ...REPRESENTATION,
      sizeBytes: row.totalBytes,
      etag: layoutTag(row),
      read: (range) => this.layouts.read(row.id, range),
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
        `the built archive ${builtKey} is not in the store; it is served from its layout`,
      );
      return undefined;
    }
    const read: ServedBytes['read'] = (range) =>
      this.store.read(builtKey, range);
    // Another release may build other bytes of the same length.
    const etag = `${id}-built-${builtBytes}-${queuedAt.getTime()}`;
    return {
      ...REPRESENTATION,
      sizeBytes: builtBytes,
      etag,
      read,
      key: builtKey,
    };
  }

  /** Days that are over end no download that has begun. */
  private async hasLostItsRight(id: string): Promise<boolean> {
    const { reason } = await this.register.byId(id);
    return reason === 'files_deleted' || reason === 'link_renewed';
  }
}

/** Without quotes. */
function layoutTag({ id }: ArchiveRow): string {
  return `${id}-layout-${LAYOUT_FORMAT}`;
}

/** What the client holds a part of. */
function heldTags(request: Request): string[] {
  const held = request.get('if-range') ?? request.get('if-match') ?? '';
  return held.split(',').flatMap((tag) => tag.trim() || []);
}

/** Whether the client began at the bucket, which has an ETag of its own for what was built. */
function isOfBucket({ id }: ArchiveRow, request: Request): boolean {
  const held = heldTags(request);
  return (
    held.length > 0 &&
    held.every((tag) => tag.startsWith('"') && !tag.startsWith(`"${id}-`))
  );
}

/** What was built, and the key of its object. */
type BuiltArchive = ServedBytes & { key: string };

const REPRESENTATION = {
  mimeType: 'application/zip',
  cacheControl: 'private, no-cache, no-transform',
};
