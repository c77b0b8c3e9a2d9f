import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { isRobot } from '../../../platform/http/cookies/robot-guest.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import {
  MediaPublicationService,
  type PublishedItem,
} from '../../media/media-publication.service.js';
import { UNKNOWN_ORIGIN, type MediaOrigin } from '../../media/media-origin.js';
import { MediaService, type NewMedia } from '../../media/media.service.js';
import {
  uploadBytes,
  uploadsFinished,
  uploadsStarted,
} from '../../../platform/metrics/metrics.js';
import { originalKey } from '../../../platform/storage/keys.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { StorageUnavailableError } from '../../../platform/storage/storage-errors.js';
import {
  ContentDigest,
  contentHash,
  requireSha256,
} from '../content-digest.js';
import { DailyBytesService } from '../admission/daily-bytes.service.js';
import { mediaTypeOf, peek } from '../media-signature.js';
import { SingleUploadsRepository } from './single-uploads.repository.js';
import { Upload } from '../upload.entity.js';

const RETRY_AFTER_SECONDS = 1;

type StoredUpload = Pick<
  Upload,
  'id' | 'weddingId' | 'fileName' | 'totalBytes'
>;

export interface StoredFile {
  upload: StoredUpload;
  fileType: string;
  crc32: number;
  sha256: Buffer;
}

/** Said by the guest, beside the bytes. */
export interface FileDetails {
  note: string | null;
  origin?: MediaOrigin;
  /** The hash as the phone computed it; hexadecimal digits. */
  sha256?: string | undefined;
}

export interface AddedFile {
  media: PublishedItem;
  isNew: boolean;
}

/**
 * Stores a small file, then publishes it. A row lets the sweep find the object
 * of a killed process.
 */
@Injectable()
export class SingleUploadService {
  private readonly logger = new Logger(SingleUploadService.name);

  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    private readonly rows: SingleUploadsRepository,
    private readonly media: MediaService,
    private readonly publication: MediaPublicationService,
    private readonly daily: DailyBytesService,
    private readonly store: ObjectStore,
  ) {}

  /**
   * @param admit called before bytes are stored
   * @throws Problem `unsupported_media`, `empty_file`; errors of `admit`;
   *   StorageFullError
   */
  async storeFile(
    weddingId: number,
    fileName: string,
    source: AsyncIterable<Buffer>,
    admit?: () => Promise<void>,
  ): Promise<StoredFile> {
    const { head, whole } = await peek(source);
    if (head.length === 0) throw new Problem('empty_file');
    const fileType = await mediaTypeOf(head);
    await admit?.();
    const upload = { id: randomUUID(), weddingId, fileName, totalBytes: 0 };
    await this.rows.begin({ ...upload, fileType });
    uploadsStarted.inc({ kind: 'single' });
    const digest = new ContentDigest();
    try {
      upload.totalBytes = await this.store.put(
        originalKey(upload.id),
        digest.through(whole),
      );
    } catch (error) {
      await this.removeFailed(upload, error);
      throw error;
    }
    return {
      upload,
      fileType,
      crc32: digest.crc32,
      sha256: digest.sha256(),
    };
  }

  /**
   * @param detailsOf its errors also remove the file
   * @returns `isNew` false: the wedding has the same bytes
   * @throws Problem `bytes_damaged`, `wedding_not_found`, `wedding_day_full`
   */
  async addToWedding(
    file: StoredFile,
    detailsOf: () => FileDetails,
  ): Promise<AddedFile> {
    let added: AddedFile;
    try {
      const details = detailsOf();
      requireSha256(file.sha256, details.sha256);
      const dailyBytes = await this.daily.limit();
      added = await this.publish(file, details, dailyBytes);
    } catch (error) {
      await this.discard(file).catch((cause: Error) =>
        this.logger.warn(cause.message),
      );
      throw error;
    }
    uploadsFinished.inc({ kind: 'single' });
    uploadBytes.inc({ kind: 'single' }, file.upload.totalBytes);
    if (added.isNew) this.publication.announce(added.media);
    else await this.discard(file);
    return added;
  }

  /**
   * Removes an unpublished file: a commit may succeed although its answer is
   * lost.
   */
  async discard({ upload: { id } }: Pick<StoredFile, 'upload'>): Promise<void> {
    await this.uploads.manager.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      if (
        !(await manager.findOne(Upload, {
          where: { id, status: 'storing' },
          lock,
        }))
      )
        return;
      await this.store.remove(originalKey(id));
      await manager.delete(Upload, id);
    });
  }

  /** On failure the row stays for the sweep. */
  private async removeFailed(
    upload: StoredUpload,
    failure: unknown,
  ): Promise<void> {
    // The store may still be writing; the sweep removes the bytes.
    if (failure instanceof StorageUnavailableError) return;
    await this.discard({ upload }).catch((cause: Error) =>
      this.logger.warn(cause.message),
    );
  }

  private async publish(
    { upload, sha256, ...file }: StoredFile,
    { note, origin = UNKNOWN_ORIGIN }: FileDetails,
    dailyBytes: number,
  ): Promise<AddedFile> {
    const item: NewMedia = {
      ...file,
      ...origin,
      contentHash: contentHash([sha256]),
      weddingId: upload.weddingId,
      fileName: upload.fileName,
      fileSize: upload.totalBytes,
      objectKey: originalKey(upload.id),
      note,
    };
    const media = await this.rows.publish(upload.id, item, dailyBytes);
    if (media) return { media, isNew: true };
    return this.media.adding((manager, add) =>
      this.publishOrRefuse(manager, add, upload.id, { item, dailyBytes }),
    );
  }

  /**
   * @throws Problem `service_unavailable` when the sweep has removed the file
   */
  private async publishOrRefuse(
    manager: EntityManager,
    add: (file: NewMedia) => Promise<AddedFile>,
    id: string,
    { item, dailyBytes }: { item: NewMedia; dailyBytes: number },
  ): Promise<AddedFile> {
    const lock = { mode: 'pessimistic_write' as const };
    const isOurs = await manager.findOne(Upload, {
      where: { id, status: 'storing' },
      lock,
    });
    if (!isOurs)
      throw new Problem('service_unavailable', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    const added = await add(item);
    if (!added.isNew) return added;
    await manager.delete(Upload, id);
    const { weddingId, fileSize: bytes } = item;
    if (!isRobot(item.guestId))
      await this.daily.count(manager, { weddingId, bytes }, dailyBytes);
    return added;
  }
}
