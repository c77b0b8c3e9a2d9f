import type { PanelSummary } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { FAILED_MEDIA } from '../../media/failed-media.js';

/** Each uses an index and leaves out the demo wedding. */
const SUMMARY = `
SELECT
  (SELECT count(*) FROM weddings WHERE deleted_at IS NULL AND NOT is_demo) AS weddings,
  (SELECT count(*) FROM weddings WHERE deleted_at IS NULL AND is_enabled AND NOT is_demo) AS enabled,
  (SELECT count(*) FROM backgrounds JOIN weddings ON weddings.id = backgrounds.wedding_id
    WHERE backgrounds.deleted_at IS NULL AND NOT is_demo) AS backgrounds,
  (SELECT count(*) FROM contact_messages WHERE status = 'new') AS "newMessages",
  (${FAILED_MEDIA}) AS "failedMedia",
  (SELECT count(*) FROM weddings WHERE files_due_at IS NOT NULL AND deleted_at IS NULL AND NOT is_demo) AS "dueWeddings"`;

/** Reads every row. */
const STORAGE = `
SELECT (SELECT coalesce(sum(file_size), 0) FROM media WHERE deleted_at IS NULL)
  + (SELECT coalesce(sum(file_size), 0) FROM media WHERE deleted_at IS NOT NULL) AS bytes`;
/**
 * A slower sum is cached for a minute; up to some ten thousand files it is
 * current.
 */
const QUICK_MS = 25;
const GOOD_FOR_MS = 60_000;

/** Counts for the panel's header. */
@Injectable()
export class PanelSummaryRepository {
  private storage = { bytes: 0, goodUntil: -Infinity };

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async summary(): Promise<PanelSummary> {
    const [[row], storageBytes] = await Promise.all([
      this.database.query<Record<string, string>[]>(SUMMARY),
      this.storageBytes(),
    ]);
    const count = (name: string) => Number(row?.[name] ?? 0);
    const [weddings, enabled] = [count('weddings'), count('enabled')];
    return {
      weddings,
      enabled,
      disabled: weddings - enabled,
      backgrounds: count('backgrounds'),
      newMessages: count('newMessages'),
      failedMedia: count('failedMedia'),
      dueWeddings: count('dueWeddings'),
      storageBytes,
    };
  }

  private async storageBytes(): Promise<number> {
    const startedAt = performance.now();
    if (startedAt < this.storage.goodUntil) return this.storage.bytes;
    const [row] = await this.database.query<{ bytes: string }[]>(STORAGE);
    const now = performance.now();
    const goodForMs = now - startedAt > QUICK_MS ? GOOD_FOR_MS : 0;
    this.storage = {
      bytes: Number(row?.bytes ?? 0),
      goodUntil: now + goodForMs,
    };
    return this.storage.bytes;
  }
}
