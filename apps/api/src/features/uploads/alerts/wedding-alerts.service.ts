import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/load-config.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { InstallationService } from '../../staff/installation.service.js';
import { IS_QUIET, IS_SILENT } from './evening.sql.js';
import {
  BEGIN_OF_DATE,
  DAY_OF_NIGHT,
  IS_ITS_DAY,
  nearDate,
} from '../../weddings/wedding-days.sql.js';
import { joinCoupleLink } from '../../weddings/wedding-link.entity.js';
import { alertMail, type MailedAlert } from './alert-mail.js';

const FAILURES = { calls: 10, guests: 3 };
/** Guests of a closed wedding; one may be the provider. */
const KNOCKING_GUESTS = 2;
/** Refused on purpose. */
const EXPECTED = `('uploads_disabled', 'unsupported_media')`;

const IS_RUN = 'weddings.deleted_at IS NULL AND NOT is_demo';
const IS_OPEN = `${IS_RUN} AND is_enabled`;
/** The first file of a wedding's day, or else the first of all, as of a trial. */
const FIRST_FILES = `
  SELECT id, 'first_photo', CASE WHEN ${IS_ITS_DAY} THEN wedding_date ELSE date '1970-01-01' END FROM weddings
  WHERE ${IS_OPEN} AND last_upload_at > now() - interval '1 hour' AND NOT EXISTS (
    SELECT 1 FROM media WHERE wedding_id = weddings.id AND deleted_at IS NULL
      AND media.created_at < now() - interval '1 hour'
      AND (${IS_ITS_DAY} IS NOT TRUE OR media.created_at >= ${BEGIN_OF_DATE}))`;

/** Claims each alert by its row, whichever process finds it first. */
const CLAIM = `
WITH found (wedding_id, kind, day) AS (
  ${FIRST_FILES}
  UNION ALL
  SELECT id, 'no_file', wedding_date FROM weddings WHERE ${IS_OPEN} AND ${nearDate(0)} AND ${IS_SILENT}
  UNION ALL
  SELECT id, 'quiet_hour', ${DAY_OF_NIGHT} FROM weddings WHERE ${IS_OPEN} AND ${IS_QUIET}
  UNION ALL
  SELECT id, 'uploads_fail', ${DAY_OF_NIGHT} FROM weddings JOIN (
    SELECT wedding_id FROM upload_failures
    WHERE since > now() - interval '30 minutes' AND code NOT IN ${EXPECTED}
    GROUP BY wedding_id HAVING sum(failures) >= ${FAILURES.calls} AND count(DISTINCT guest) >= ${FAILURES.guests}
  ) AS failing ON wedding_id = weddings.id WHERE ${IS_OPEN}
  UNION ALL
  SELECT id, 'closed_uploads', ${DAY_OF_NIGHT} FROM weddings JOIN (
    SELECT wedding_id FROM upload_failures
    WHERE since > now() - interval '30 minutes' AND code = 'uploads_disabled'
    GROUP BY wedding_id HAVING count(DISTINCT guest) >= ${KNOCKING_GUESTS}
  ) AS knocking ON wedding_id = weddings.id
  WHERE ${IS_RUN} AND NOT is_enabled AND (${IS_ITS_DAY} OR wedding_date IS NULL)
), claimed AS (
INSERT INTO wedding_alerts (wedding_id, kind, day, webhook_due_at)
SELECT found.*, CASE WHEN $1 AND coalesce(has_webhook, true) THEN now() END
FROM found LEFT JOIN wedding_alert_choices AS chosen ON chosen.wedding_id = found.wedding_id
WHERE kinds IS NULL OR kind = ANY(kinds)
ON CONFLICT DO NOTHING
RETURNING wedding_id, kind)
SELECT kind, slug AS "weddingPath", displayed_names AS "displayedNames", displayed_date::text AS "displayedDate",
  couple.hash::float8 AS hash, CASE WHEN chosen.wedding_id IS NULL THEN $2
    WHEN has_mail THEN coalesce(mail_to, $2) END AS "mailTo"
FROM claimed JOIN weddings ON weddings.id = claimed.wedding_id ${joinCoupleLink('weddings.id')}
LEFT JOIN wedding_alert_choices AS chosen ON chosen.wedding_id = claimed.wedding_id
ORDER BY slug, kind`;

interface ClaimedAlert extends MailedAlert {
  /** Null: no mail. */
  mailTo: string | null;
}

/** Tells the provider how the evening of a wedding goes. */
@Injectable()
export class WeddingAlertsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mail: MailService,
    private readonly config: Config,
    private readonly installation: InstallationService,
  ) {}

  /**
   * Queues the webhooks, and one mail for each receiver, in the claiming
   * transaction, as staff chose for the weddings; off without SMTP_URL and ALERT_WEBHOOK_URL.
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
      const panel = found.length > 0 ? await this.panel() : undefined;
      for (const [mailTo, alerts] of byReceiver(found))
        await this.mail.queue(alertMail(alerts, mailTo, panel), manager);
    });
  }

  /** Returns the panel's address; undefined without PUBLIC_URL. */
  private async panel(): Promise<string | undefined> {
    const { publicUrl } = this.config;
    const path = await this.installation.storedAdminPath();
    return publicUrl && path && `${publicUrl}/${path}`;
  }
}

function byReceiver(found: ClaimedAlert[]): Map<string, MailedAlert[]> {
  const mails = new Map<string, MailedAlert[]>();
  for (const { mailTo, ...alert } of found)
    if (mailTo) mails.set(mailTo, [...(mails.get(mailTo) ?? []), alert]);
  return mails;
}
