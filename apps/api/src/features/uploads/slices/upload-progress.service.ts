import { Injectable } from '@nestjs/common';
import { coveredRanges, storageUrl, type UploadState } from '@hatira/contract';
import { Problem } from '../../../platform/http/errors/problem.js';
import { MediaService } from '../../media/media.service.js';
import { SlicesRepository } from './slices.repository.js';
import { UploadsRepository } from '../uploads.repository.js';

@Injectable()
export class UploadProgressService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly slices: SlicesRepository,
    private readonly media: MediaService,
  ) {}

  /** @throws Problem `upload_not_found` */
  async of(weddingId: number, uploadId: string): Promise<UploadState> {
    const upload = await this.uploads.byUploadId(weddingId, uploadId);
    if (!upload || upload.status === 'storing' || upload.status === 'refused')
      throw new Problem('upload_not_found');
    const { status, totalBytes: total } = upload;
    const slices = await this.slices.allKept(upload.id);
    const received = coveredRanges(
      slices.map((slice) => slice.index),
      total,
    );
    if (!upload.mediaId) return { status, total, received };
    const media = await this.media.byIdWithTrash(upload.mediaId);
    return {
      status,
      total,
      received,
      storage_url: storageUrl(media.publicKey),
    };
  }
}
