import { Injectable } from '@nestjs/common';
import { chunksOf } from '../../../platform/storage/chunks-of.js';
import { renditionKey } from '../../../platform/storage/keys.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import type { Media } from '../media.entity.js';
import { MediaScanService } from '../scan/media-scan.service.js';

/** Reads originals and stores their renditions. */
@Injectable()
export class DerivedFilesService {
  constructor(
    private readonly store: ObjectStore,
    private readonly scans: MediaScanService,
  ) {}

  /**
   * Like `withOriginal`, and scans the original unless it has been; then sets
   * `media.isScanned`. A first thumbnail does not wait for the scan.
   */
  async withScan<T>(
    media: Media,
    work: (path: string) => Promise<T>,
  ): Promise<T> {
    return this.withOriginal(media, async (path) => {
      const result = await work(path);
      media.isScanned ||= await this.scans.tryScan(media, path);
      return result;
    });
  }

  async withOriginal<T>(
    media: Media,
    work: (path: string) => Promise<T>,
  ): Promise<T> {
    const file = await this.store.localCopy(media.objectKey);
    try {
      return await work(file.path);
    } finally {
      await file.release();
    }
  }

  async put(media: Media, renditions: Record<string, Buffer>): Promise<void> {
    for (const [name, bytes] of Object.entries(renditions)) {
      await this.store.put(
        renditionKey(media.objectKey, name),
        chunksOf(bytes),
      );
    }
  }
}
