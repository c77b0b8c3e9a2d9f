import { isImageType } from '@hatira/contract';
import { Injectable, Logger } from '@nestjs/common';
import type { Clip } from '../../../platform/imaging/structure/motion-clip.js';
import { sumOfClip } from '../../../platform/imaging/structure/clip-sum.js';
import {
  readPictureStructure,
  type PictureStructure,
} from '../../../platform/imaging/structure/picture-structure.js';
import {
  contentIdOfVideo,
  isDecodableClip,
} from '../../../platform/imaging/video/clip.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import {
  MediaScanRepository,
  type ScannedMedia,
  type ScannedStructure,
} from './media-scan.repository.js';

/** The videos of Live Photos. */
const APPLE_TYPES = new Set(['video/quicktime', 'video/mp4']);
const MAX_LIVE_VIDEO_BYTES = 60_000_000;

/**
 * Reads an original once: the clip of a photo that moves, the hash of its
 * picture, the id of a Live Photo.
 */
@Injectable()
export class MediaScanService {
  private readonly logger = new Logger(MediaScanService.name);

  constructor(
    private readonly scans: MediaScanRepository,
    private readonly store: ObjectStore,
  ) {}

  /**
   * Never fails: no rendition waits for it, and the sweep repeats it.
   * @returns false when it failed
   */
  async tryScan(media: ScannedMedia, path: string): Promise<boolean> {
    try {
      await this.scan(media, path);
      return true;
    } catch (error) {
      this.logger.warn(`scan of ${media.id} failed: ${String(error)}`);
      return false;
    }
  }

  /** @throws ToolMissingError and other faults of the machine */
  async scan(media: ScannedMedia, path: string): Promise<void> {
    const found = isImageType(media.fileType)
      ? await this.photo(media, path)
      : await video(media, path);
    await this.scans.record(media, found);
  }

  private async photo(
    { fileType }: ScannedMedia,
    path: string,
  ): Promise<ScannedStructure> {
    const { clip, ...facts } = await readPictureStructure(path, fileType);
    if (!clip || !(await this.isDecodable(path, clip))) return facts;
    return { ...facts, clip, clipCrc32: await sumOfClip(path, clip) };
  }

  private async isDecodable(path: string, clip: Clip): Promise<boolean> {
    const scratch = await this.store.scratchFile();
    try {
      return await isDecodableClip(path, clip, scratch.path);
    } finally {
      await scratch.release();
    }
  }
}

async function video(
  { fileType, fileSize }: ScannedMedia,
  path: string,
): Promise<PictureStructure> {
  const mayBeLive =
    APPLE_TYPES.has(fileType) && fileSize <= MAX_LIVE_VIDEO_BYTES;
  return mayBeLive ? { contentId: await contentIdOfVideo(path) } : {};
}
