import { Injectable } from '@nestjs/common';
import {
  derivePhoto,
  derivePhotoPreview,
  derivePhotoThumb,
  isCheaplySmall,
  type PhotoOptions,
} from '../../../platform/imaging/photo/photo.js';
import type { Media } from '../media.entity.js';
import { decodingSender } from './decoding-sender.js';
import { DerivedFilesService } from './derived-files.service.js';
import { ProcessingRepository, type Derived } from './processing.repository.js';
import { WaitingItemsRepository } from './waiting-items.repository.js';

/** Makes photos visible: the thumbnail first while other items wait. */
@Injectable()
export class PhotoDerivationService {
  constructor(
    private readonly processing: ProcessingRepository,
    private readonly waiting: WaitingItemsRepository,
    private readonly files: DerivedFilesService,
  ) {}

  /**
   * Makes only the thumbnail when that is cheap and other items wait.
   * @returns false when the preview remains to be made
   */
  async first(media: Media, options: PhotoOptions): Promise<boolean> {
    const isThumbOnly =
      isCheaplySmall(media.fileType) && (await this.waiting.hasWaiting());
    if (!isThumbOnly) {
      await this.whole(media, options);
      return true;
    }
    const derived = await this.files.withOriginal(media, (path) =>
      derivePhotoThumb(path, { ...options, sender: decodingSender(media) }),
    );
    // The preview's step reports damage.
    const { thumb, damage: _, ...facts } = derived;
    await this.files.put(media, { thumb });
    await this.processing.finish(
      media,
      { ...facts, renditions: ['thumb'] },
      'preview',
    );
    return false;
  }

  async whole(media: Media, options: PhotoOptions = {}): Promise<void> {
    const { thumb, preview, previewHdr, damage, ...facts } =
      await this.files.withScan(media, (path) =>
        derivePhoto(path, { ...options, sender: decodingSender(media) }),
      );
    const files = { thumb, ...previewsOf(preview, previewHdr) };
    await this.files.put(media, files);
    const derived = { ...facts, renditions: Object.keys(files) };
    await this.settle(media, derived, damage);
  }

  async preview(media: Media, options: PhotoOptions): Promise<void> {
    const { preview, previewHdr, damage } = await this.files.withScan(
      media,
      (path) =>
        derivePhotoPreview(path, { ...options, sender: decodingSender(media) }),
    );
    const files = previewsOf(preview, previewHdr);
    await this.files.put(media, files);
    const renditions = ['thumb', ...Object.keys(files)];
    await this.settle(media, { renditions }, damage);
  }

  private settle(
    media: Media,
    derived: Derived,
    damage: string | undefined,
  ): Promise<void> {
    return damage
      ? this.processing.fail(media, damage, derived)
      : this.processing.finish(media, derived);
  }
}

function previewsOf(preview: Buffer, previewHdr: Buffer | undefined) {
  return { preview, ...(previewHdr && { preview_hdr: previewHdr }) };
}
