import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../platform/config/load-config.js';
import { settingOf, setSetting } from '../../platform/database/kept-setting.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { AuditService, SYSTEM } from '../staff/audit/audit.service.js';
import {
  ANNOUNCE_AGAIN,
  announceDays,
  correctDays,
  WITHDRAW_ALL,
} from '../weddings/files-due.sql.js';
import { IS_COMING_DUE } from './due-weddings.js';
import { retentionMail, type AnnouncedWedding } from './retention-mail.js';

/** The number of notices in a run, each minute. */
const BATCH = 500;
const CHECKED_AT = 'retention_looked_at';
const RECORD_EVERY = '10 minutes';
/** After a longer silence the notice starts again. */
const LONGEST_SILENCE = '1 day';

const SILENCE = `
SELECT $1::timestamptz IS NULL OR $1::timestamptz < now() - interval '${RECORD_EVERY}' AS "isOld",
  $1::timestamptz IS NULL OR $1::timestamptz < now() - interval '${LONGEST_SILENCE}' AS "isBroken",
  to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS now`;
const CORRECT = correctDays(IS_COMING_DUE, BATCH);
const ANNOUNCE = announceDays(IS_COMING_DUE, BATCH);

type Announced = AnnouncedWedding & { id: string };

/** Announces to staff and the couple that files go to the trash in 30 days. */
@Injectable()
export class RetentionNoticesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mail: MailService,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  async withdrawAll(): Promise<void> {
    await this.database.query(WITHDRAW_ALL);
  }

  /** May run on several workers and be killed at any point. */
  async update(months: number): Promise<void> {
    await this.database.transaction((manager) =>
      beginAgainAfterSilence(manager),
    );
    await this.database.query(CORRECT, [months]);
    await this.database.transaction((manager) =>
      this.announce(manager, months),
    );
  }

  /** Records and mails in the announcing transaction, so exactly once. */
  private async announce(
    manager: EntityManager,
    months: number,
  ): Promise<void> {
    const [weddings] = await manager.query<[Announced[], number]>(ANNOUNCE, [
      months,
    ]);
    if (weddings.length === 0) return;
    const acts = weddings.map(({ id, slug, filesDueAt }) => ({
      action: 'retention_announced' as const,
      target: slug,
      weddingId: Number(id),
      details: { filesDueAt: filesDueAt.toISOString() },
    }));
    await this.audit.record(manager, SYSTEM, ...acts);
    const { contactTo } = this.config.mail;
    if (contactTo !== undefined)
      await this.mail.queue(retentionMail(weddings, contactTo), manager);
  }
}

/**
 * Notices show only while the product runs: after a day without it each starts
 * again.
 */
async function beginAgainAfterSilence(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT 1 FROM settings WHERE key = $1 FOR UPDATE`, [
    CHECKED_AT,
  ]);
  const checkedAt = await settingOf(manager, CHECKED_AT);
  const [silence] = await manager.query<
    { isOld: boolean; isBroken: boolean; now: string }[]
  >(SILENCE, [checkedAt]);
  if (!silence?.isOld) return;
  if (silence.isBroken) await manager.query(ANNOUNCE_AGAIN);
  await setSetting(manager, CHECKED_AT, silence.now);
}
