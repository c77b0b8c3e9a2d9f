import type { SystemState } from '@hatira/contract';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { setSetting, settingOf } from '../../platform/database/kept-setting.js';
import { checkMediaTools } from '../../platform/imaging/process/tools.js';

type Found = SystemState['videoTools'];

const KEY = 'video_tools';
const CHECK_EVERY_MS = 60_000;
const LEVELS = {
  ready: 'log',
  stale: 'warn',
  last_resort: 'warn',
  missing: 'error',
} as const;

/** Reports workers' ffmpeg in log and panel. */
@Injectable()
export class VideoToolsService implements OnApplicationShutdown {
  private readonly logger = new Logger(VideoToolsService.name);
  private reported = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Reports now and after every change. */
  async watch(): Promise<void> {
    await this.report();
    // Repeats a failed report a minute later.
    this.timer = setInterval(
      () => void this.report().catch(() => undefined),
      CHECK_EVERY_MS,
    );
    this.timer.unref();
  }

  private async report(): Promise<void> {
    const { state, version, message } = await checkMediaTools();
    if (message === this.reported) return;
    this.logger[LEVELS[state]](message);
    await setSetting(
      this.database,
      KEY,
      JSON.stringify({ state, version } satisfies Found),
    );
    this.reported = message;
  }

  /** Null before the first report. */
  async current(): Promise<Found> {
    const kept = await settingOf(this.database, KEY);
    return kept === undefined ? null : (JSON.parse(kept) as Found);
  }
}
