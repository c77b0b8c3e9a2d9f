import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import {
  InstanceLockService,
  isDeadInstance,
} from '../database/instance-lock.service.js';
import { RowClaims } from '../database/row-claims.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { DAY_MS } from '../timing/durations.js';

/** The usual limit between mail servers. */
const GIVE_UP_DAYS = 4;
/**
 * Settled mail is kept for complaints only: it holds names, addresses and
 * secret links.
 */
const KEEP_SETTLED_DAYS = 7;
const BATCH = 500;

const CLAIMS = new RowClaims({
  table: 'outgoing_mail',
  claimedBy: 'sending_by',
  attempts: 'attempts',
  isOpen: `status = 'pending'`,
});

const LOST = `
UPDATE outgoing_mail SET sending_by = NULL, next_attempt_at = now() + interval '10 minutes'
WHERE id IN (
  SELECT id FROM outgoing_mail
  WHERE status = 'pending' AND (next_attempt_at <= now() OR ${isDeadInstance('sending_by')})
  ORDER BY next_attempt_at LIMIT ${BATCH}
)
RETURNING id`;

const ERASE = `DELETE FROM outgoing_mail WHERE status <> 'pending' AND settled_at < now() - $1 * interval '1 day'`;

/** The row is a mail's only state. */
@Injectable()
export class MailRepository {
  constructor(
    @InjectRepository(OutgoingMail)
    private readonly mails: Repository<OutgoingMail>,
    private readonly instance: InstanceLockService,
  ) {}

  /** Undefined: sent, failed, or claimed by another process. */
  async claim(id: string): Promise<OutgoingMail | undefined> {
    const claim = { id, by: this.instance.life.id };
    // Longer than one attempt.
    const set = [`next_attempt_at = now() + interval '5 minutes'`];
    if (!(await CLAIMS.claim(this.mails, claim, { set }))) return undefined;
    const mail = await this.mails.findOneByOrFail({ id });
    const isOld = mail.createdAt.getTime() < Date.now() - GIVE_UP_DAYS * DAY_MS;
    if (!isOld || mail.attempts === 1) return mail;
    await this.fail(
      mail,
      `failed after ${GIVE_UP_DAYS} days: ${mail.reason ?? 'the process ended during the send'}`,
    );
    return undefined;
  }

  async sent(mail: OutgoingMail): Promise<void> {
    await this.end(mail, [`status = 'sent'`, 'settled_at = now()'], null);
  }

  /** No further attempt. */
  async fail(mail: OutgoingMail, reason: string): Promise<void> {
    await this.end(mail, [`status = 'failed'`, 'settled_at = now()'], reason);
  }

  /** Waits as many minutes as there were attempts, at most an hour. */
  async release(mail: OutgoingMail, reason: string): Promise<void> {
    const wait = `least(60, attempts) * interval '1 minute'`;
    await this.end(mail, [`next_attempt_at = now() + ${wait}`], reason);
  }

  /** Due, or their sending process has ended. */
  async lost(): Promise<string[]> {
    const [rows] = await this.mails.query<[{ id: string }[], number]>(LOST);
    return rows.map(({ id }) => id);
  }

  /** Returns the number of mails. */
  async eraseSettled(): Promise<number> {
    const [, erased] = await this.mails.query<[unknown, number]>(ERASE, [
      KEEP_SETTLED_DAYS,
    ]);
    return erased;
  }

  private async end(
    { id, sendingBy }: OutgoingMail,
    set: string[],
    reason: string | null,
  ): Promise<void> {
    await CLAIMS.release(
      this.mails,
      { id, by: sendingBy },
      {
        set: [...set, 'reason = $3'],
        where: [`status = 'pending'`],
        values: [reason],
      },
    );
  }
}
