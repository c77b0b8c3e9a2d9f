import type { PanelOverview, QueueFigures } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/load-config.js';
import {
  LAST_BACKUP_AT,
  settingOf,
} from '../../../platform/database/kept-setting.js';
import { countFailedMedia } from '../../../platform/database/sql/failed-media.js';
import { queueStates } from '../../../platform/jobs/queue-states.js';
import { queuesOf } from '../../../platform/jobs/queues-of.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { diskRoom } from '../../../platform/storage/local/disk-room.js';
import { within } from '../../../platform/timing/within.js';
import { OverviewRepository } from './overview.repository.js';

const SOURCE_TIMEOUT_MS = 2_000;

/** Collects figures; a source without an answer is null. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly modules: ModulesContainer,
    private readonly figures: OverviewRepository,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  async overview(): Promise<PanelOverview> {
    const { oldWeddingMonths: months } = await this.settings.current();
    const [disk, lastBackupAt, queues, failedMedia] = await Promise.all([
      within(this.disk(), SOURCE_TIMEOUT_MS, null),
      settingOf(this.database, LAST_BACKUP_AT),
      within(this.queues(), SOURCE_TIMEOUT_MS, null),
      countFailedMedia(this.database),
    ]);
    const [storage, old] = await Promise.all([
      this.figures.storage(),
      this.figures.oldWeddings(months),
    ]);
    return {
      ...{ disk, failedMedia, queues, ...storage },
      lastBackupAt: lastBackupAt ?? null,
      oldWeddings: { months, ...old },
    };
  }

  private async disk(): Promise<PanelOverview['disk']> {
    const { freeBytes, sizeBytes } = await diskRoom(this.config);
    return { freeBytes, sizeBytes };
  }

  private async queues(): Promise<QueueFigures[] | null> {
    const states = await queueStates(queuesOf(this.modules));
    return states
      .map(({ jobs, ...state }) => ({ ...state, ...jobs }))
      .sort((a, b) => a.queue.localeCompare(b.queue));
  }
}
