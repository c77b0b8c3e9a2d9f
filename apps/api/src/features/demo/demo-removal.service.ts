import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BackgroundTrashService } from '../backgrounds/background-trash.service.js';
import { BackgroundsService } from '../backgrounds/backgrounds.service.js';
import { MediaService } from '../media/media.service.js';
import { SYSTEM } from '../staff/audit/audit.service.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { DemoRowsRepository } from './demo-rows.repository.js';

/** Removes the demo while a setting hides it. */
@Injectable()
export class DemoRemovalService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly rows: DemoRowsRepository,
    private readonly media: MediaService,
    private readonly backgrounds: BackgroundsService,
    private readonly backgroundTrash: BackgroundTrashService,
    private readonly weddings: WeddingsService,
  ) {}

  /** Files are erased after the usual time. */
  async remove(wedding: Wedding): Promise<void> {
    const present = await this.rows.present(wedding.id);
    await this.media.moveToTrash({ ids: present.map(({ id }) => id) });
    if (await this.backgrounds.find(wedding.id))
      await this.backgroundTrash.moveToTrash(wedding, SYSTEM);
    await this.database.transaction((manager) =>
      this.weddings.moveToTrash(manager, wedding.id),
    );
  }
}
