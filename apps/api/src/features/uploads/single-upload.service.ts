import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import type { Media } from '../media/media.entity.js';
import { MediaPublicationService } from '../media/media-publication.service.js';
import { MediaService } from '../media/media.service.js';
import {
  uploadBytes,
  uploadsFinished,
  uploadsStarted,
} from '../../platform/metrics/metrics.js';
import { originalKey } from '../../platform/storage/keys.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { StorageUnavailableError } from '../../platform/storage/storage-errors.js';
import { ContentDigest, contentHash } from './content-digest.js';
import { DailyBytesService } from './daily-bytes.service.js';
import { mediaTypeOf, peek } from './media-signature.js';
import { Upload } from './upload.entity.js';

const RETRY_AFTER_SECONDS = 1;

/** A file that came in one request and is on stable storage, but not in the gallery yet. */
export interface StoredFile {
  upload: Upload;
  fileType: string;
  crc32: number;
  contentHash: Buffer;
}

export interface AddedFile {
  media: Media;
  isNew: boolean;
}

/**
 * Small files come in one request: stored durably first, then added to the wedding. Between the two a row says whose
 * object it is, so that one left by a killed process is found and removed.
 */
@Injectable()
export class SingleUploadService {
  private readonly logger = new Logger(SingleUploadService.name);

  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    private readonly media: MediaService,
    private readonly publication: MediaPublicationService,
    private readonly daily: DailyBytesService,
    private readonly store: ObjectStore,
  ) {}

  /**
   * @param admit called when the first bytes are those of a photo or video, before anything is stored
   * @throws Problem `unsupported_media`, `empty_file`; what `admit` throws; StorageFullError.
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
    const row = {
      id: randomUUID(),
      weddingId,
      fileName,
      fileType,
      totalBytes: 0,
      status: 'storing' as const,
    };
    const upload = await this.uploads.save(this.uploads.create(row));
    uploadsStarted.inc({ kind: 'single' });
    const digest = new ContentDigest();
    try {
      upload.totalBytes = await this.store.put(
        originalKey(upload.id),
        digest.through(whole),
      );
    } catch (error) {
      await this.takeBack(upload, error);
      throw error;
    }
    return {
      upload,
      fileType,
      crc32: digest.crc32,
      contentHash: contentHash([digest.sha256()]),
    };
  }

  /**
   * @param noteOf reads the note; what it throws, too, leaves nothing of the file behind
   * @returns the item, and false as `isNew` where the wedding has the same bytes already
   * @throws Problem `wedding_not_found` when the wedding was deleted meanwhile; `wedding_day_full`.
   */
  async addToWedding(
    file: StoredFile,
    noteOf: () => string | null,
  ): Promise<AddedFile> {
    let added: AddedFile;
    try {
      const note = noteOf();
      const dailyBytes = await this.daily.limit();
      added = await this.uploads.manager.transaction((manager) =>
        this.publish(manager, file, { note, dailyBytes }),
      );
    } catch (error) {
      // With the database away the bytes stay, and the clean-up finds them by their row.
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
   * Removes the file unless it has been published: a commit may have happened although its answer was lost. The row
   * tells, because it goes away in the very transaction that adds the item.
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

  /** What cannot be taken back now keeps its row, by which the clean-up finds it. */
  private async takeBack(upload: Upload, failure: unknown): Promise<void> {
    // A store that did not answer may still write what it was given: the clean-up removes it when that is over.
    if (failure instanceof StorageUnavailableError) return;
    await this.discard({ upload }).catch((cause: Error) =>
      this.logger.warn(cause.message),
    );
  }

  /** @throws Problem `service_unavailable` when the clean-up has taken the file for one that nobody waits for */
  private async publish(
    manager: EntityManager,
    { upload, ...file }: StoredFile,
    { note, dailyBytes }: { note: string | null; dailyBytes: number },
  ) {
    const { id, weddingId, fileName, totalBytes: fileSize } = upload;
    const lock = { mode: 'pessimistic_write' as const };
    const isOurs = await manager.findOne(Upload, {
      where: { id, status: 'storing' },
      lock,
    });
    if (!isOurs)
      throw new Problem('service_unavailable', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    const added = await this.media.add(manager, {
      ...file,
      weddingId,
      fileName,
      fileSize,
      objectKey: originalKey(id),
      note,
    });
    if (!added.isNew) return added;
    await manager.delete(Upload, id);
    await this.daily.count(manager, { weddingId, bytes: fileSize }, dailyBytes);
    return added;
  }
}
