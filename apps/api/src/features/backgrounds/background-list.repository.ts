import { API, type BackgroundRow } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isoText } from '../../platform/database/sql/iso-text.js';
import { joinCoupleLink } from '../weddings/wedding-link.entity.js';

const ALL = `
SELECT backgrounds.id, couple.hash::float8 AS wedding_hash, slug AS wedding_owner, file_name,
  file_size::float8 AS file_size, file_type, ${isoText('backgrounds.created_at')} AS created_at
FROM backgrounds JOIN weddings ON weddings.id = backgrounds.wedding_id ${joinCoupleLink('weddings.id')}
WHERE backgrounds.deleted_at IS NULL
ORDER BY backgrounds.created_at DESC, backgrounds.id`;

/** All backgrounds at once (specification section 7). */
@Injectable()
export class BackgroundListRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Omits the trash; newest first. */
  async all(): Promise<BackgroundRow[]> {
    const rows =
      await this.database.query<Omit<BackgroundRow, 'background_url'>[]>(ALL);
    return rows.map((row) => ({
      ...row,
      background_url: API.backgroundImage(row.wedding_owner, row.id),
    }));
  }
}
