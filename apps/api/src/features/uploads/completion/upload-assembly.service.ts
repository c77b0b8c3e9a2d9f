import { Injectable } from '@nestjs/common';
import { missingRanges, SLICE_BYTES, sliceRange } from '@hatira/contract';
import type { EntityManager } from 'typeorm';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { MediaPublicationService } from '../../media/media-publication.service.js';
import { MediaService, type NewMedia } from '../../media/media.service.js';
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

/** Tells waiting requests that an upload's row has changed. */
export const uploadChanged = (uploadRowId: string) => `upload ${uploadRowId}`;

/**
 * Seals an upload: every byte is there and durable, the object has its key, the media row is committed; in this
 * order, so that a kill between any two steps leaves nothing half-published. Safe to run twice, also at once.
 */
@Injectable()
export class UploadAssemblyService {
  constructor(
    private readonly register: UploadsRepository,
    private readonly ledger: SlicesRepository,
    private readonly media: MediaService,
    private readonly publication: MediaPublicationService,
    private readonly store: ObjectStore,
    private readonly events: EventBusService,
  ) {}

  /**
   * Does nothing when the upload is not waiting to be sealed (any more).
   * @param seesItsDisk whether this is a process that takes slices: where it finds no staged file, there is none. A
   *   worker may run where the volume is missing.
   * @throws StorageUnavailableError when the staged file is not here; everything stays as it is then
   */
  async run(uploadRowId: string, seesItsDisk = false): Promise<void> {
    const upload = await this.register.byRowId(uploadRowId);
    if (upload?.status !== 'sealing') return;
    const slices = await this.ledger.allKept(upload.id);
    const damaged = await this.damagedSlices(upload, slices);
    const present = slices
      .map((slice) => slice.index)
      .filter((index) => !damaged?.includes(index));
    if (!damaged) {
      if (!seesItsDisk && !this.store.isShared)
        throw new StorageUnavailableError('a staged file is not here');
      await this.register.beginAnew(upload);
    } else if (missingRanges(present, upload.totalBytes).length > 0) {
      await this.ledger.askAgain(upload.id, damaged);
    } else {
      await this.sealOrRefuse(upload, slices);
    }
    await this.events.publish(uploadChanged(upload.id));
  }

  /**
   * The store looks for what it may have lost since it acknowledged it.
   * @returns indexes of slices; undefined when it has lost the staged file
   */
  private async damagedSlices(
    { id, staging, totalBytes }: Upload,
    slices: KeptSlice[],
  ): Promise<number[] | undefined> {
    // An earlier run may have come as far as giving the file its key: it was on stable storage by then.
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
      // Another run may come as far while we look.
      return (await isPublished()) ? [] : undefined;
    }
  }

  /** The wedding may have been deleted meanwhile: then there is nobody to keep the file for. */
  private async sealOrRefuse(
    upload: Upload,
    slices: KeptSlice[],
  ): Promise<void> {
    try {
      await this.seal(upload, slices);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'wedding_not_found'))
        throw error;
      await this.register.refuse(upload);
    }
  }

  private async seal(upload: Upload, slices: KeptSlice[]): Promise<void> {
    const staging = upload.staging ?? '';
    await this.store.persist(staging);
    const file = newMedia(upload, slices);
    const publish = () =>
      this.store.publish(
        staging,
        file.objectKey,
        staged(slices, upload.totalBytes),
      );
    const added = await this.register.transaction((manager) =>
      this.publish(manager, upload.id, file, publish),
    );
    if (!added) return;
    uploadsFinished.inc({ kind: 'sliced' });
    if (added.isNew) this.publication.announce(added.media);
    else await this.store.remove(file.objectKey);
  }

  /**
   * The file gets its key before the wedding's row is held, so that guests do not wait for each other's disk.
   * @returns undefined when another run was quicker, or is at it
   */
  private async publish(
    manager: EntityManager,
    rowId: string,
    file: NewMedia,
    publishFile: () => Promise<void>,
  ) {
    // Who waited here would hold a connection for as long as the store takes for the other run.
    const lock = {
      mode: 'pessimistic_write' as const,
      onLocked: 'skip_locked' as const,
    };
    const locked = await manager.findOne(Upload, {
      where: { id: rowId, status: 'sealing' },
      lock,
    });
    if (!locked) return undefined;
    await publishFile();
    const added = await this.media.add(manager, file);
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
  };
}
