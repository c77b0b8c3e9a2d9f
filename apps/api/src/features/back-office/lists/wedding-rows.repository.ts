import type { WeddingRow } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isoText } from '../../../platform/database/sql/iso-text.js';
import { joinCoupleLink } from '../../weddings/wedding-link.entity.js';

/**
 * Rows have the answer's form, for tens of thousands of them. Hashes are safe
 * integers, exact in float8.
 */
const ALL = `
SELECT slug AS "weddingPath", couple.hash::float8 AS hash, is_enabled AS "isEnabled", title_font AS "titleFont",
  EXISTS (SELECT 1 FROM backgrounds WHERE wedding_id = weddings.id AND backgrounds.deleted_at IS NULL)
    AS "hasBackground",
  ${isoText('weddings.created_at')} AS created_at
FROM weddings ${joinCoupleLink('weddings.id')} WHERE deleted_at IS NULL ORDER BY weddings.created_at DESC, id`;

/** All weddings at once (specification section 7). */
@Injectable()
export class WeddingRowsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first, without deleted ones. */
  all(): Promise<WeddingRow[]> {
    return this.database.query<WeddingRow[]>(ALL);
  }
}
