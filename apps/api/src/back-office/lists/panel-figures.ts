import type { PanelSummary } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Each answered out of an index. */
const SUMMARY = `
SELECT
  (SELECT count(*) FROM weddings WHERE deleted_at IS NULL) AS weddings,
  (SELECT count(*) FROM weddings WHERE deleted_at IS NULL AND is_enabled) AS enabled,
  (SELECT count(*) FROM backgrounds WHERE deleted_at IS NULL) AS backgrounds,
  (SELECT count(*) FROM contact_messages WHERE status = 'new') AS "newMessages",
  (SELECT count(*) FROM media WHERE deleted_at IS NULL AND processing = 'failed') AS "failedMedia",
  (SELECT coalesce(sum(file_size), 0) FROM media WHERE deleted_at IS NULL)
    + (SELECT coalesce(sum(file_size), 0) FROM media WHERE deleted_at IS NOT NULL) AS "storageBytes"`;

/** The numbers of the panel's header. */
@Injectable()
export class PanelFigures {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async summary(): Promise<PanelSummary> {
    const [row] = await this.database.query<Record<string, string>[]>(SUMMARY);
    const count = (name: string) => Number(row?.[name] ?? 0);
    const [weddings, enabled] = [count('weddings'), count('enabled')];
    return {
      ...{ weddings, enabled, disabled: weddings - enabled },
      backgrounds: count('backgrounds'),
      newMessages: count('newMessages'),
      failedMedia: count('failedMedia'),
      storageBytes: count('storageBytes'),
    };
  }
}
