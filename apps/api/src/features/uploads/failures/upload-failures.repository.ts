import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

export interface FailureCount {
  weddingId: number;
  guest: string;
  code: string;
  device: string;
  failures: number;
}

/** Rows of a wedding in a day: invented guests cannot fill the table. */
const MAX_ROWS = 1_000;

const ADD = `
INSERT INTO upload_failures (wedding_id, guest, code, since, device, failures, last_at)
SELECT weddings.id, guest, code, date_bin('15 minutes', now(), '2000-01-01'), device, failures, now()
FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::int[])
  AS counted (wedding_id, guest, code, device, failures)
JOIN weddings ON weddings.id = counted.wedding_id
WHERE (SELECT count(*) FROM upload_failures AS kept
  WHERE kept.wedding_id = weddings.id AND kept.since > now() - interval '1 day') < ${MAX_ROWS}
ON CONFLICT (wedding_id, since, guest, code)
DO UPDATE SET failures = upload_failures.failures + excluded.failures, last_at = now()`;

const FORGET = `DELETE FROM upload_failures WHERE since < now() - interval '2 days'`;

/** Failed uploads by guest, kept for two days. */
@Injectable()
export class UploadFailuresRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async add(counts: FailureCount[]): Promise<void> {
    await this.database.query(ADD, [
      counts.map(({ weddingId }) => weddingId),
      counts.map(({ guest }) => guest),
      counts.map(({ code }) => code),
      counts.map(({ device }) => device),
      counts.map(({ failures }) => failures),
    ]);
  }

  async forgetOld(): Promise<void> {
    await this.database.query(FORGET);
  }
}
