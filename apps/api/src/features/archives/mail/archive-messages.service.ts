import { weddingTitle } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { namedWedding, Wedding } from '../../weddings/wedding.entity.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import { archiveMail } from './archive-mail.js';
import type { ArchiveRecipient, ArchiveRow } from '../archive-row.js';

/** Strangers must not get mail: a link may name any address. */
const MAILS: RateLimit = {
  name: 'archive-mails',
  points: 5,
  perSeconds: 3_600,
};
const MAX_RECIPIENTS = 5;

/** Mails an archive's recipients once. */
@Injectable()
export class ArchiveMessagesService {
  constructor(
    private readonly mail: MailService,
    private readonly links: WeddingLinksService,
    private readonly limits: RateLimitsService,
    private readonly settings: SettingsService,
  ) {}

  /** @throws Problem `mail_unavailable`, `too_many_requests` */
  async requirePossible(weddingId: number): Promise<void> {
    if (!this.mail.isConfigured) throw new Problem('mail_unavailable');
    await this.limits.consume(MAILS, String(weddingId));
  }

  /**
   * Records a recipient; of a ready archive, queues the mail.
   * @throws Problem `too_many_recipients`; earlier ones keep their message
   */
  async addRecipient(
    manager: EntityManager,
    row: ArchiveRow,
    recipient: ArchiveRecipient,
  ): Promise<void> {
    if (row.status === 'ready') return this.send(manager, row, [recipient]);
    const others = row.recipients.filter(
      ({ email }) => email !== recipient.email,
    );
    if (others.length >= MAX_RECIPIENTS) {
      throw new Problem('too_many_recipients', {
        details: { max: MAX_RECIPIENTS },
      });
    }
    const recipients = [...others, recipient];
    await manager.query('UPDATE archives SET recipients = $2 WHERE id = $1', [
      row.id,
      JSON.stringify(recipients),
    ]);
  }

  /**
   * Queues in the transaction that ends the build, so exactly once. A failed
   * build counts: the layout can be downloaded.
   */
  async sendAll(manager: EntityManager, row: ArchiveRow): Promise<void> {
    if (row.recipients.length === 0) return;
    await this.send(manager, row, row.recipients);
    await manager.query(`UPDATE archives SET recipients = '[]' WHERE id = $1`, [
      row.id,
    ]);
  }

  private async send(
    manager: EntityManager,
    row: ArchiveRow,
    recipients: ArchiveRecipient[],
  ): Promise<void> {
    const wedding = await manager.findOneBy(Wedding, {
      id: row.weddingId,
      deletedAt: IsNull(),
    });
    if (!wedding) return;
    const gallery = {
      title: weddingTitle(namedWedding(wedding)),
      hash: await this.links.hashOf(wedding.id, manager),
      brandName: (await this.settings.current()).brand.name,
    };
    for (const recipient of recipients) {
      await this.mail.queue(archiveMail(row, gallery, recipient), manager);
    }
  }
}
