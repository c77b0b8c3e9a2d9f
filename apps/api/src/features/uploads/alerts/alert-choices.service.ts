import {
  ALERT_KINDS,
  type AlertChoice,
  type StaffMember,
  type WeddingAlerts,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/load-config.js';
import { AuditService } from '../../staff/audit/audit.service.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';

const EVERY: AlertChoice = {
  kinds: [...ALERT_KINDS],
  hasMail: true,
  mailTo: null,
  hasWebhook: true,
};

const READ = `
SELECT kinds, has_mail AS "hasMail", mail_to AS "mailTo", has_webhook AS "hasWebhook"
FROM wedding_alert_choices WHERE wedding_id = $1`;
const WRITE = `
INSERT INTO wedding_alert_choices (wedding_id, kinds, has_mail, mail_to, has_webhook) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (wedding_id) DO UPDATE SET kinds = excluded.kinds, has_mail = excluded.has_mail,
  mail_to = excluded.mail_to, has_webhook = excluded.has_webhook`;

/** Staff choose the alerts of a wedding, and their ways. */
@Injectable()
export class AlertChoicesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  /** Without a choice it has every alert. */
  async of(weddingId: number): Promise<WeddingAlerts> {
    const [choice = EVERY] = await this.database.query<AlertChoice[]>(READ, [
      weddingId,
    ]);
    return this.answer(choice);
  }

  /**
   * @param hash the couple's
   * @throws Problem `wedding_not_found`, also in the trash
   */
  async change(
    hash: number,
    choice: AlertChoice,
    staff: StaffMember,
  ): Promise<WeddingAlerts> {
    const { hasMail, mailTo, hasWebhook } = choice;
    const kinds = ALERT_KINDS.filter((kind) => choice.kinds.includes(kind));
    await this.database.transaction(async (manager) => {
      const { wedding } = await this.links.lock(manager, hash);
      const { id, slug } = wedding;
      const values = [id, kinds, hasMail, mailTo, hasWebhook];
      await manager.query(WRITE, values);
      await this.audit.record(manager, staff, {
        action: 'wedding_alerts_changed',
        target: slug,
        weddingId: id,
      });
    });
    return this.answer({ ...choice, kinds });
  }

  private answer(choice: AlertChoice): WeddingAlerts {
    const { alertWebhook, mail } = this.config;
    return {
      success: true,
      choice,
      server: {
        canMail: mail.url !== undefined,
        mailTo: mail.alertTo ?? null,
        hasWebhook: alertWebhook !== undefined,
      },
    };
  }
}
