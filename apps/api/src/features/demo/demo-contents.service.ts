import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/errors/problem.js';
import { BackgroundsService } from '../backgrounds/backgrounds.service.js';
import { SYSTEM } from '../staff/audit/audit.service.js';
import { SingleUploadService } from '../uploads/single/single-upload.service.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import {
  DemoFilesService,
  type DemoPhoto,
  type DemoPictures,
} from './demo-files.service.js';
import { DemoRowsRepository } from './demo-rows.repository.js';

/** Fills the demo with pictures. */
@Injectable()
export class DemoContentsService {
  constructor(
    private readonly files: DemoFilesService,
    private readonly rows: DemoRowsRepository,
    private readonly uploads: SingleUploadService,
    private readonly backgrounds: BackgroundsService,
  ) {}

  /** Returns undefined if the guest pages are not built. */
  pictures(): Promise<DemoPictures | undefined> {
    return this.files.index();
  }

  /** Adds missing pictures. */
  async fill(
    wedding: Wedding,
    { photos, background }: DemoPictures,
  ): Promise<void> {
    await this.addPhotos(wedding, photos);
    await this.addBackground(wedding, background);
  }

  /** Two workers may add the same photo: the second finds it by its content. */
  private async addPhotos({ id }: Wedding, photos: DemoPhoto[]): Promise<void> {
    const present = await this.rows.present(id);
    const names = new Set(present.map(({ fileName }) => fileName));
    for (const { file, fileName, note } of photos) {
      if (names.has(fileName)) continue;
      const source = this.files.open(file);
      const stored = await this.uploads.storeFile(id, fileName, source);
      await this.uploads.addToWedding(stored, () => ({
        note: note || null,
      }));
    }
  }

  private async addBackground(wedding: Wedding, name: string): Promise<void> {
    if (await this.backgrounds.find(wedding.id)) return;
    const bytes = await this.files.read(name);
    const image = { name, mimeType: 'image/jpeg', bytes };
    await this.backgrounds
      .add(wedding, image, SYSTEM)
      .catch((error: unknown) => {
        const isThere =
          error instanceof Problem && error.code === 'background_exists';
        if (!isThere) throw error;
      });
  }
}
