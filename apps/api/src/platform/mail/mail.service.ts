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

/** Outgoing mail: kept first, sent by the worker, tried for days. */
@Injectable()
export class MailService {
  constructor(
    @InjectRepository(OutgoingMail)
    private readonly mails: Repository<OutgoingMail>,
    @InjectJobQueue(sendMail) private readonly jobs: JobQueue<MailJob>,
    private readonly afterCommit: AfterCommitSubscriber,
    private readonly smtp: SmtpService,
  ) {}

  /** Whether there is a mail server. Ask before you promise somebody a mail. */
  get isConfigured(): boolean {
    return this.smtp.isConfigured;
  }

  /**
   * Keeps a mail, which is then sent once the transaction has committed. Without a mail server it is kept as failed, so
   * that nothing waits for ever and the row tells the truth.
   * @param manager of the caller's transaction; left out, the mail is committed by itself
   * @param mailId names the mail, for who wants to erase it
   * @throws Problem `validation_failed` when `to` or `replyTo` is no address
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

  /** Erases mails, whatever has become of them; one that is being sent this moment still arrives. */
  async erase(mailIds: string[], manager: EntityManager): Promise<void> {
    await manager.delete(OutgoingMail, { id: In(mailIds) });
  }
}

const NOT_CONFIGURED = {
  status: 'failed' as const,
  reason: 'SMTP_URL is not set',
  settledAt: () => 'now()',
};
