import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../platform/config/load-config.js';
import {
  LAST_BACKUP_AT,
  settingOf,
} from '../../platform/database/kept-setting.js';
import { countFailedMedia } from '../media/failed-media.js';
import { watchReserves } from '../../platform/metrics/reserve-gauges.js';
import { diskRoom } from '../../platform/storage/local/disk-room.js';

/**
 * Metrics of unnoticed troubles: a full disk, an old backup, files that cannot
 * be shown.
 */
@Injectable()
export class ReserveWatchService
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  private end: () => void = () => undefined;

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.end = watchReserves({
      disk: () => diskRoom(this.config),
      lastBackupAt: async () =>
        Date.parse(
          (await settingOf(this.database, LAST_BACKUP_AT)) ?? '1970-01-01',
        ),
      failedMedia: () => countFailedMedia(this.database),
    });
  }

  onApplicationShutdown(): void {
    this.end();
  }
}
