import { crc32 } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { missingRanges, sliceRange } from '@hatira/contract';
import type { EntityManager } from 'typeorm';
import { EventBus } from '../../events/event-bus.js';
import { Problem } from '../../http/problem.js';
import { MediaPublicationService } from '../../media/media-publication.service.js';
import { MediaService, type NewMedia } from '../../media/media.service.js';
import { uploadsFinished } from '../../metrics/metrics.js';
import { originalKey } from '../../storage/keys.js';
import { ObjectStore } from '../../storage/object-store.js';
import { BOOT_ID } from '../../storage/boot-id.js';
import { combineCrc32 } from './combine-crc32.js';
import { contentHash } from '../content-digest.js';
import { SliceLedger, type KeptSlice } from '../slices/slice-ledger.js';
import { UploadRegister } from '../slices/upload-register.js';
import { Upload } from '../slices/upload.entity.js';

/** Tells waiting requests that an upload's row has changed. */
export const uploadChanged = (uploadRowId: string) => `upload ${uploadRowId}`;

/**
 * Seals an upload: every byte is there and durable, the object has its key, the media row is committed; in this
 * order, so that a kill between any two steps leaves nothing half-published. Safe to run twice, also at once.
 */
@Injectable()
export class UploadAssembly {
  constructor(
    @Inject(UploadRegister) private readonly register: UploadRegister,
    @Inject(SliceLedger) private readonly ledger: SliceLedger,
    @Inject(MediaService) private readonly media: MediaService,
    @Inject(MediaPublicationService) private readonly publication: MediaPublicationService,
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(EventBus) private readonly events: EventBus,
  ) {}

  /** Does nothing when the upload is not waiting to be sealed (any more). */
  async run(uploadRowId: string): Promise<void> {
    const upload = await this.register.byRowId(uploadRowId);
    if (upload?.status !== 'sealing') return;
    const slices = await this.ledger.allKept(upload.id);
    const damaged = await this.damagedSlices(upload, slices);
    const present = slices.map((slice) => slice.index).filter((index) => !damaged.includes(index));
    if (missingRanges(present, upload.totalBytes).length > 0) {
      await this.askAgain(upload, damaged);
    } else {
      await this.sealOrRefuse(upload, slices);
    }
    await this.events.publish(uploadChanged(upload.id));
  }

  /** Slices that were received before the machine's last boot are read again. */
  private async damagedSlices(upload: Upload, slices: KeptSlice[]): Promise<number[]> {
    // A run before a power cut may have come as far as the rename: the file was on stable storage by then.
    if ((await this.store.sizeOf(originalKey(upload.id))) !== undefined) return [];
    const damaged: number[] = [];
    for (const slice of slices) {
      if (slice.bootId === BOOT_ID) continue;
      const range = sliceRange(slice.index, upload.totalBytes);
      let actual = 0;
      for await (const chunk of this.store.readStaged(upload.staging ?? '', range))
        actual = crc32(chunk as Buffer, actual);
      if (actual !== slice.crc32) damaged.push(slice.index);
    }
    return damaged;
  }

  private async askAgain(upload: Upload, damaged: number[]): Promise<void> {
    await this.ledger.forget(upload.id, damaged);
    await this.register.backToReceiving(upload.id);
  }

  /** The wedding may have been deleted meanwhile: then there is nobody to keep the file for. */
  private async sealOrRefuse(upload: Upload, slices: KeptSlice[]): Promise<void> {
    try {
      await this.seal(upload, slices);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'wedding_not_found')) throw error;
      await this.register.refuse(upload);
    }
  }

  private async seal(upload: Upload, slices: KeptSlice[]): Promise<void> {
    const staging = upload.staging ?? '';
    await this.store.persist(staging);
    const file = newMedia(upload, slices);
    const added = await this.register.transaction((manager) => this.publish(manager, upload.id, staging, file));
    if (!added) return;
    uploadsFinished.inc({ kind: 'sliced' });
    if (added.isNew) this.publication.announce(added.media);
    else await this.store.remove(file.objectKey);
  }

  /**
   * The file gets its key before the wedding's row is held, so that guests do not wait for each other's disk.
   * @returns undefined when another run was quicker
   */
  private async publish(manager: EntityManager, rowId: string, staging: string, file: NewMedia) {
    const locked = await manager.findOne(Upload, { where: { id: rowId }, lock: { mode: 'pessimistic_write' } });
    if (locked?.status !== 'sealing') return undefined;
    await this.store.publish(staging, file.objectKey);
    const added = await this.media.add(manager, file);
    await manager.update(Upload, rowId, { status: 'published', mediaId: added.media.id, updatedAt: () => 'now()' });
    return added;
  }
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
