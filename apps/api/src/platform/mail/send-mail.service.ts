import { Injectable, Logger } from '@nestjs/common';
import { untilAnswered } from '../database/until-answered.js';
import { mails } from '../metrics/metrics.js';
import { MailRepository } from './mail.repository.js';
import { isRefusal, reasonOf } from './mail-failure.js';
import { SmtpService } from './smtp.service.js';

/**
 * Sends one mail; safe to repeat. A kill between the server's acceptance and
 * the commit sends it twice, under the same Message-ID.
 */
@Injectable()
export class SendMailService {
  private readonly logger = new Logger(SendMailService.name);

  constructor(
    private readonly repository: MailRepository,
    private readonly smtp: SmtpService,
  ) {}

  /** @throws Error when a retry may succeed */
  async run(mailId: string): Promise<void> {
    const mail = await this.repository.claim(mailId);
    if (!mail) return;
    try {
      await this.smtp.send(mail);
    } catch (error) {
      const reason = reasonOf(error);
      // The reason often contains the address.
      this.logger.warn(`mail ${mailId} was not accepted (${codeOf(error)})`);
      mails.inc({ outcome: isRefusal(error) ? 'refused' : 'put_off' });
      if (isRefusal(error)) return this.repository.fail(mail, reason);
      await this.repository.release(mail, reason);
      throw new Error(`mail ${mailId} was not accepted (${codeOf(error)})`, {
        cause: error,
      });
    }
    mails.inc({ outcome: 'sent' });
    // Otherwise it would be sent again.
    await untilAnswered(() => this.repository.sent(mail));
  }
}

function codeOf(error: unknown): string | number {
  const { responseCode, code } = error as {
    responseCode?: number;
    code?: string;
  };
  return responseCode ?? code ?? 'unknown';
}
