import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/load-config.js';
import { post } from './alert-webhook.js';

const BATCH = 20;

/** Longer than one call; an ended process's rows are due again. */
const CLAIM = `
UPDATE wedding_alerts SET webhook_attempts = webhook_attempts + 1,
  webhook_due_at = now() + least(60, webhook_attempts + 5) * interval '1 minute'
WHERE (wedding_id, kind, day) IN (
  SELECT wedding_id, kind, day FROM wedding_alerts
  WHERE webhook_due_at <= now() ORDER BY webhook_due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
RETURNING id, kind, queued_at AS "queuedAt", (SELECT slug FROM weddings WHERE id = wedding_id) AS slug`;
const SETTLE = 'UPDATE wedding_alerts SET webhook_due_at = NULL WHERE id = $1';
const GIVE_UP = `UPDATE wedding_alerts SET webhook_due_at = NULL WHERE webhook_due_at IS NOT NULL AND queued_at < now() - interval '1 day'`;

interface DueAlert {
  id: string;
  kind: string;
  slug: string;
  queuedAt: Date;
}

/** Posts alerts; the row is the outbox. Tries for a day. */
@Injectable()
export class AlertWebhooksService {
  private readonly logger = new Logger(AlertWebhooksService.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly config: Config,
  ) {}

  async run(): Promise<void> {
    const { alertWebhook } = this.config;
    await this.database.query(GIVE_UP);
    if (!alertWebhook) return;
    const [due] = await this.database.query<[DueAlert[], number]>(CLAIM);
    await Promise.all(
      due.map(async ({ id, kind, slug, queuedAt }) => {
        const at = queuedAt.toISOString();
        const body = JSON.stringify({ id, kind, weddingPath: slug, at });
        try {
          await post(alertWebhook, body);
          await this.database.query(SETTLE, [id]);
        } catch (error) {
          this.logger.warn(`alert ${id} waits: ${(error as Error).message}`);
        }
      }),
    );
  }
}
