import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import {
  InstanceLockService,
  isDeadInstance,
} from '../database/instance-lock.service.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

const DAY_MS = 86_400_000;
/** The usual limit between mail servers. */
const GIVE_UP_DAYS = 4;
/**
 * Sent mail holds names, addresses and secret links; it is kept for complaints
 * only.
 */
const KEEP_SETTLED_DAYS = 7;
const BATCH = 500;

/** Five minutes are longer than one attempt. */
const CLAIM = `
UPDATE outgoing_mail
SET sending_by = $2, attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes'
WHERE id = $1 AND status = 'pending' AND (sending_by IS NULL OR ${isDeadInstance('sending_by')})
RETURNING id`;

const LOST = `
UPDATE outgoing_mail SET sending_by = NULL, next_attempt_at = now() + interval '10 minutes'
WHERE id IN (
  SELECT id FROM outgoing_mail
  WHERE status = 'pending' AND (next_attempt_at <= now() OR ${isDeadInstance('sending_by')})
  ORDER BY next_attempt_at LIMIT ${BATCH}
)
RETURNING id`;

const ERASE = `DELETE FROM outgoing_mail WHERE status <> 'pending' AND settled_at < now() - $1 * interval '1 day'`;

/** Sender, attempts and result of each mail; the row is the only state. */
@Injectable()
export class MailRepository {
  constructor(
    @InjectRepository(OutgoingMail)
    private readonly mails: Repository<OutgoingMail>,
    private readonly instance: InstanceLockService,
  ) {}

  /** Undefined: it is settled, or another process sends it. */
  async claim(id: string): Promise<OutgoingMail | undefined> {
    const [rows] = await this.mails.query<[unknown[], number]>(CLAIM, [
      id,
      this.instance.life.id,
    ]);
    if (rows.length === 0) return undefined;
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
    await this.record(mail, {
      status: 'sent',
      reason: null,
      settledAt: () => 'now()',
    });
  }

  async fail(mail: OutgoingMail, reason: string): Promise<void> {
    await this.record(mail, {
      status: 'failed',
      reason,
      settledAt: () => 'now()',
    });
  }

  /**
   * Schedules the next attempt, after as many minutes as there were attempts,
   * at most an hour.
   */
  async release(mail: OutgoingMail, reason: string): Promise<void> {
    const nextAttemptAt = () =>
      `now() + least(60, attempts) * interval '1 minute'`;
    await this.record(mail, { reason, nextAttemptAt });
  }

  /** Due, or their sending process has ended. */
  async lost(): Promise<string[]> {
    const [rows] = await this.mails.query<[{ id: string }[], number]>(LOST);
    return rows.map(({ id }) => id);
  }

  /** @returns the number of mails */
  async eraseSettled(): Promise<number> {
    const [, erased] = await this.mails.query<[unknown, number]>(ERASE, [
      KEEP_SETTLED_DAYS,
    ]);
    return erased;
  }

  private async record(
    mail: OutgoingMail,
    change: QueryDeepPartialEntity<OutgoingMail>,
  ): Promise<void> {
    const { id, sendingBy } = mail;
    await this.mails.update(
      { id, status: 'pending', sendingBy: sendingBy ?? IsNull() },
      { ...change, sendingBy: null },
    );
  }
}
