import type { PanelOverview } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  LAST_BACKUP_AT,
  settingOf,
} from '../../../platform/database/kept-setting.js';
import { countFailedMedia } from '../../media/failed-media.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { MachineFiguresService } from './machine-figures.service.js';
import { OverviewRepository } from './overview.repository.js';

/** Collects figures; a source without an answer is null. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly settings: SettingsService,
    private readonly machine: MachineFiguresService,
    private readonly figures: OverviewRepository,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  async overview(): Promise<PanelOverview> {
    const { oldWeddingMonths: months } = await this.settings.current();
    const [disk, lastBackupAt, queues, failedMedia] = await Promise.all([
      this.machine.disk(),
      settingOf(this.database, LAST_BACKUP_AT),
      this.machine.queues(),
      countFailedMedia(this.database),
    ]);
    const [storage, old] = await Promise.all([
      this.figures.storage(),
      this.figures.oldWeddings(months),
    ]);
    return {
      disk,
      failedMedia,
      queues,
      ...storage,
      lastBackupAt: lastBackupAt ?? null,
      oldWeddings: { months, ...old },
    };
  }
}
