import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { AfterCommitSubscriber } from '../database/after-commit.subscriber.js';
import { enqueue, InjectJobQueue, type JobQueue } from '../jobs/define-job.js';
import { cleanMessage, type MailMessage } from './mail-message.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { sendMail, type MailJob } from './send-mail.job.js';
import { SmtpService } from './smtp.service.js';

/** Stores mail first; the worker retries for days. */
@Injectable()
export class MailService {
  constructor(
    @InjectRepository(OutgoingMail)
    private readonly mails: Repository<OutgoingMail>,
    @InjectJobQueue(sendMail) private readonly jobs: JobQueue<MailJob>,
    private readonly afterCommit: AfterCommitSubscriber,
    private readonly smtp: SmtpService,
  ) {}

  /** Check it before promising a mail. */
  get isConfigured(): boolean {
    return this.smtp.isConfigured;
  }

  /**
   * Sent after the commit. Without a mail server it is stored as failed, not to
   * wait forever.
   * @param manager the caller's transaction, else an own one
   * @param mailId for callers that may erase the mail
   * @throws Problem `validation_failed` when `to` or `replyTo` is not an
   * address
   */
  async queue(
    message: MailMessage,
    manager: EntityManager = this.mails.manager,
    mailId: string = randomUUID(),
  ): Promise<void> {
    const { to, subject, text, html, replyTo } = cleanMessage(message);
    await manager.insert(OutgoingMail, {
      id: mailId,
      recipient: to,
      replyToName: replyTo?.name ?? null,
      replyToAddress: replyTo?.address ?? null,
      subject,
      bodyText: text,
      bodyHtml: html ?? null,
      ...(this.isConfigured ? { status: 'pending' } : NOT_CONFIGURED),
    });
    if (this.isConfigured)
      this.afterCommit.run(manager, () => void enqueue(this.jobs, { mailId }));
  }

  /** A mail that is just being sent still arrives. */
  async erase(mailIds: string[], manager: EntityManager): Promise<void> {
    await manager.delete(OutgoingMail, { id: In(mailIds) });
  }
}

const NOT_CONFIGURED = {
  status: 'failed' as const,
  reason: 'SMTP_URL is not set',
  settledAt: () => 'now()',
};
