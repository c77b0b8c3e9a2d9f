import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ServedMedia } from './served-media.repository.js';

/** A page asks for many thumbnails at once. */
const GATHER_MS = 200;
/** Another change of an item is as good a reason to wait for the next look. */
const LOOKED = `
WITH free AS (
  SELECT id FROM media WHERE id = ANY($1::uuid[]) AND processing = 'pending' AND processing_step = 'preview'
    AND (looked_at IS NULL OR looked_at < now() - interval '5 seconds')
  FOR UPDATE SKIP LOCKED
)
UPDATE media SET looked_at = now() FROM free WHERE media.id = free.id`;

/**
 * Notes the photos without a preview that somebody looks at, so that their
 * previews come first. Lost notes cost order alone.
 */
@Injectable()
export class MediaLooksService implements OnApplicationShutdown {
  private readonly logger = new Logger(MediaLooksService.name);
  private readonly ids = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Ignores a photo whose preview exists. */
  note({ id, processing, processingStep }: ServedMedia): void {
    if (processing !== 'pending' || processingStep !== 'preview') return;
    this.ids.add(id);
    this.gather();
  }

  /** One statement at a time: a slow database must not get a row of them. */
  private gather(): void {
    this.timer ??= setTimeout(() => void this.write(), GATHER_MS).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private async write(): Promise<void> {
    const ids = [...this.ids];
    this.ids.clear();
    try {
      await this.database.query(LOOKED, [ids]);
    } catch (error) {
      this.logger.debug(
        `looks at ${ids.length} photos were lost: ${String(error)}`,
      );
    } finally {
      this.timer = undefined;
      if (this.ids.size > 0) this.gather();
    }
  }
}
