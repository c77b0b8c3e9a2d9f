import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { DemoContentsService } from './demo-contents.service.js';
import { DemoRemovalService } from './demo-removal.service.js';
import { DemoRowsRepository } from './demo-rows.repository.js';

/**
 * Makes and resets the demo. Guests cannot send to it, and visitors' link only
 * looks, so it has no strangers' files.
 */
@Injectable()
export class DemoWeddingService {
  constructor(
    private readonly settings: SettingsService,
    private readonly rows: DemoRowsRepository,
    private readonly contents: DemoContentsService,
    private readonly removal: DemoRemovalService,
  ) {}

  /** May run on several workers at once. */
  async keep(): Promise<void> {
    const { demoWedding } = await this.settings.current();
    const found = await this.rows.find();
    if (demoWedding === 'hidden') {
      if (found) await this.removal.remove(found);
      return;
    }
    const pictures = await this.contents.pictures();
    if (!pictures) return;
    if (!found) await this.rows.create();
    const wedding = found ?? (await this.rows.find());
    if (!wedding) return;
    await this.rows.ensureLink(wedding.id);
    await this.contents.fill(wedding, pictures);
  }
}
