import type { AlertKind } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/load-config.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { alertMail } from './alert-mail.js';

/** A wedding is quiet after an hour, if so many files came in the hours before. */
const LIVELY = { files: 10, hours: 3 };
/** Local hour from which on guests celebrate; midnight ends it. */
const EVENING = 17;
const FAILURES = { calls: 10, guests: 3 };
/** Refused on purpose. */
const EXPECTED = `('uploads_disabled', 'unsupported_media')`;

const LOCAL = 'now() AT TIME ZONE time_zone';
const IS_OPEN = 'weddings.deleted_at IS NULL AND NOT is_demo AND is_enabled';

/** Claims each alert by its row, whichever process finds it first. */
const CLAIM = `
WITH found (wedding_id, kind, day) AS (
  SELECT id, 'first_photo', date '1970-01-01' FROM weddings
  WHERE ${IS_OPEN} AND last_upload_at > now() - interval '1 hour' AND NOT EXISTS (
    SELECT 1 FROM media WHERE wedding_id = weddings.id AND deleted_at IS NULL AND media.created_at < now() - interval '1 hour')
  UNION ALL
  SELECT id, 'quiet_hour', (${LOCAL})::date FROM weddings
  WHERE ${IS_OPEN} AND last_upload_at BETWEEN now() - interval '2 hours' AND now() - interval '1 hour'
    AND extract(hour FROM ${LOCAL}) >= ${EVENING} AND ${LIVELY.files} <= (
      SELECT count(*) FROM media WHERE wedding_id = weddings.id AND deleted_at IS NULL
        AND media.created_at > last_upload_at - interval '${LIVELY.hours} hours')
  UNION ALL
  SELECT id, 'uploads_fail', (${LOCAL})::date FROM weddings JOIN (
    SELECT wedding_id FROM upload_failures
    WHERE since > now() - interval '30 minutes' AND code NOT IN ${EXPECTED}
    GROUP BY wedding_id HAVING sum(failures) >= ${FAILURES.calls} AND count(DISTINCT guest) >= ${FAILURES.guests}
  ) AS failing ON wedding_id = weddings.id WHERE ${IS_OPEN}
)
INSERT INTO wedding_alerts (wedding_id, kind, day, webhook_due_at)
SELECT found.*, CASE WHEN $1 AND coalesce(has_webhook, true) THEN now() END
FROM found LEFT JOIN wedding_alert_choices AS chosen ON chosen.wedding_id = found.wedding_id
WHERE kinds IS NULL OR kind = ANY(kinds)
ON CONFLICT DO NOTHING
RETURNING kind, (SELECT slug FROM weddings WHERE id = wedding_id) AS slug, coalesce(
  (SELECT CASE WHEN has_mail THEN coalesce(mail_to, $2) ELSE '' END
    FROM wedding_alert_choices AS chosen WHERE chosen.wedding_id = wedding_alerts.wedding_id),
  $2) AS "mailTo"`;

interface ClaimedAlert {
  kind: AlertKind;
  slug: string;
  /** Null or empty: no mail. */
  mailTo: string | null;
}

/** Tells the provider how the evening of a wedding goes. */
@Injectable()
export class WeddingAlertsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mail: MailService,
    private readonly config: Config,
  ) {}

  /**
   * Queues each mail and webhook in the claiming transaction, as staff chose
   * for the wedding; off without SMTP_URL and ALERT_WEBHOOK_URL.
   */
  async run(): Promise<void> {
    const { alertWebhook, mail } = this.config;
    const canMail = mail.url !== undefined;
    if (!canMail && !alertWebhook) return;
    await this.database.transaction(async (manager) => {
      const found = await manager.query<ClaimedAlert[]>(CLAIM, [
        alertWebhook !== undefined,
        mail.alertTo ?? null,
      ]);
      if (!canMail) return;
      for (const { kind, slug, mailTo } of found)
        if (mailTo)
          await this.mail.queue(alertMail(kind, slug, mailTo), manager);
    });
  }
}
