import { Injectable } from '@nestjs/common';
import { missingRanges, SLICE_BYTES, sliceRange } from '@hatira/contract';
import type { EntityManager } from 'typeorm';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { MediaPublicationService } from '../../media/media-publication.service.js';
import {
  MediaService,
  type AddedMedia,
  type NewMedia,
} from '../../media/media.service.js';
import { uploadsFinished } from '../../../platform/metrics/metrics.js';
import { originalKey } from '../../../platform/storage/keys.js';
import {
  ObjectStore,
  type StagedSlice,
} from '../../../platform/storage/object-store.js';
import {
  ObjectMissingError,
  StorageUnavailableError,
} from '../../../platform/storage/storage-errors.js';
import { combineCrc32 } from './combine-crc32.js';
import { contentHash } from '../content-digest.js';
import {
  SlicesRepository,
  type KeptSlice,
} from '../slices/slices.repository.js';
import { UploadsRepository } from '../uploads.repository.js';
import { Upload } from '../upload.entity.js';

export const uploadChanged = (uploadRowId: string) => `upload ${uploadRowId}`;

/**
 * Makes all bytes durable, moves the object to its key, commits the media row.
 * May run twice, also at once; a kill publishes no incomplete file.
 */
@Injectable()
export class UploadAssemblyService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly slices: SlicesRepository,
    private readonly media: MediaService,
    private readonly publication: MediaPublicationService,
    private readonly store: ObjectStore,
    private readonly events: EventBusService,
  ) {}

  /**
   * @param seesItsDisk whether a missing staging file is lost; a worker may
   *   run without the volume
   * @throws StorageUnavailableError when the staging file is not found; the
   *   upload stays unchanged
   */
  async run(uploadRowId: string, seesItsDisk = false): Promise<void> {
    const upload = await this.uploads.byRowId(uploadRowId);
    if (upload?.status !== 'completing') return;
    const slices = await this.slices.allKept(upload.id);
    const damaged = await this.damagedSlices(upload, slices);
    const present = slices
      .map((slice) => slice.index)
      .filter((index) => !damaged?.includes(index));
    if (!damaged) {
      if (!seesItsDisk && !this.store.isShared)
        throw new StorageUnavailableError(
          'the staging file is not on this machine',
        );
      await this.uploads.startAgain(upload);
    } else if (missingRanges(present, upload.totalBytes).length > 0) {
      await this.slices.askAgain(upload.id, damaged);
    } else {
      await this.completeOrRefuse(upload, slices);
    }
    await this.events.publish(uploadChanged(upload.id));
  }

  /**
   * @returns indexes of lost slices; undefined when the staging file is lost
   */
  private async damagedSlices(
    { id, staging, totalBytes }: Upload,
    slices: KeptSlice[],
  ): Promise<number[] | undefined> {
    // An earlier run may have moved the file.
    const isPublished = async () =>
      (await this.store.sizeOf(originalKey(id))) !== undefined;
    if (await isPublished()) return [];
    try {
      const damaged = await this.store.damagedSlices(
        staging ?? '',
        staged(slices, totalBytes),
      );
      return damaged.map(({ range }) => range.start / SLICE_BYTES);
    } catch (error) {
      if (!(error instanceof ObjectMissingError)) throw error;
      // Another run may have published it.
      return (await isPublished()) ? [] : undefined;
    }
  }

  private async completeOrRefuse(
    upload: Upload,
    slices: KeptSlice[],
  ): Promise<void> {
    try {
      await this.complete(upload, slices);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'wedding_not_found'))
        throw error;
      await this.uploads.refuse(upload);
    }
  }

  private async complete(upload: Upload, slices: KeptSlice[]): Promise<void> {
    const staging = upload.staging ?? '';
    await this.store.persist(staging);
    const file = newMedia(upload, slices);
    const publish = () =>
      this.store.publish(
        staging,
        file.objectKey,
        staged(slices, upload.totalBytes),
      );
    const added = await this.media.adding((manager, add) =>
      this.publish(manager, upload.id, publish, () => add(file)),
    );
    if (!added) return;
    uploadsFinished.inc({ kind: 'sliced' });
    if (added.isNew) this.publication.announce(added.media);
    else await this.store.remove(file.objectKey);
  }

  /**
   * Moves the file before locking the wedding, so that guests do not wait for
   * each other's disk.
   * @returns undefined when another run publishes
   */
  private async publish(
    manager: EntityManager,
    rowId: string,
    publishFile: () => Promise<void>,
    add: () => Promise<AddedMedia>,
  ) {
    // Waiting would hold a connection during the other run.
    const lock = {
      mode: 'pessimistic_write' as const,
      onLocked: 'skip_locked' as const,
    };
    const locked = await manager.findOne(Upload, {
      where: { id: rowId, status: 'completing' },
      lock,
    });
    if (!locked) return undefined;
    await publishFile();
    const added = await add();
    await manager.update(Upload, rowId, {
      status: 'published',
      mediaId: added.media.id,
      updatedAt: () => 'now()',
    });
    return added;
  }
}

function staged(slices: KeptSlice[], totalBytes: number): StagedSlice[] {
  return slices.map(({ index, crc32, receipt }) => ({
    range: sliceRange(index, totalBytes),
    crc32,
    receipt,
  }));
}

function newMedia(upload: Upload, slices: KeptSlice[]): NewMedia {
  if (!upload.fileType) throw new Problem('upload_incomplete');
  const crcOfAll = slices.reduce((crc, slice) => {
    const { start, end } = sliceRange(slice.index, upload.totalBytes);
    return combineCrc32(crc, slice.crc32, end - start);
  }, 0);
  return {
    weddingId: upload.weddingId,
    objectKey: originalKey(upload.id),
    fileName: upload.fileName,
    fileType: upload.fileType,
    fileSize: upload.totalBytes,
    crc32: crcOfAll,
    contentHash: contentHash(slices.map((slice) => slice.sha256)),
    note: upload.note,
    clientModifiedAt: upload.clientModifiedAt,
    clientClockErrorMs: upload.clientClockErrorMs,
    clientTimeZone: upload.clientTimeZone,
    guestId: upload.guestId,
    tableNumber: upload.tableNumber,
    scannedEventId: upload.scannedEventId,
  };
}
