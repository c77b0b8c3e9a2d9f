import { Injectable } from '@nestjs/common';
import type {
  SMTPSentMessageInfo,
  SMTPTransportOptions,
  Transporter,
} from 'nodemailer';
import { Config } from '../config/load-config.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';
import { smtpOptions } from './smtp-options.js';

/** Also with a slow server. */
const SEND_TIMEOUT_MS = 120_000;

type Transport = Transporter<SMTPSentMessageInfo, SMTPTransportOptions>;

/** One connection for each mail. */
@Injectable()
export class SmtpService {
  private transport: Promise<Transport> | undefined;

  constructor(private readonly config: Config) {}

  get isConfigured(): boolean {
    return this.config.mail.url !== undefined;
  }

  /**
   * Resolves when the server has accepted the mail. Id and date of the row let
   * mail programs recognise a repetition.
   * @throws Error of nodemailer, or without SMTP_URL
   */
  async send(mail: OutgoingMail): Promise<void> {
    const { from, url } = this.config.mail;
    if (url === undefined || !from) throw new Error('SMTP_URL is not set');
    const transport = await (this.transport ??= open(url));
    await transport.sendMail({
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

/** The first mail loads the client: few processes ever send one. */
async function open(url: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  return createTransport(smtpOptions(url));
}
