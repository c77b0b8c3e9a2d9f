import { Injectable } from '@nestjs/common';
import {
  createTransport,
  type SMTPSentMessageInfo,
  type SMTPTransportOptions,
  type Transporter,
} from 'nodemailer';
import { Config } from '../config/load-config.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';
import { smtpOptions } from './smtp-options.js';

/** Also with a slow server. */
const SEND_TIMEOUT_MS = 120_000;

/** One connection for each mail. */
@Injectable()
export class SmtpService {
  private readonly transport:
    Transporter<SMTPSentMessageInfo, SMTPTransportOptions> | undefined;

  constructor(private readonly config: Config) {
    this.transport =
      config.mail.url === undefined
        ? undefined
        : createTransport(smtpOptions(config.mail.url));
  }

  get isConfigured(): boolean {
    return this.transport !== undefined;
  }

  /**
   * Resolves when the server has accepted the mail. Id and date of the row let
   * mail programs recognise a repetition.
   * @throws Error of nodemailer, or without SMTP_URL
   */
  async send(mail: OutgoingMail): Promise<void> {
    const { from } = this.config.mail;
    if (!this.transport || !from) throw new Error('SMTP_URL is not set');
    await this.transport.sendMail({
      envelope: { from: from.address, to: mail.recipient },
      from,
      to: { name: '', address: mail.recipient },
      ...(mail.replyToAddress && {
        replyTo: { name: mail.replyToName ?? '', address: mail.replyToAddress },
      }),
      subject: mail.subject,
      text: mail.bodyText,
      ...(mail.bodyHtml !== null && { html: mail.bodyHtml }),
      date: mail.createdAt,
      messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
      // Keeps auto-responders silent.
      headers: { 'Auto-Submitted': 'auto-generated' },
      xMailer: false,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
  }
}
