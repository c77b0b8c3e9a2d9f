import { createHmac, randomUUID } from 'node:crypto';
import type {
  ContactForm,
  ContactMessageStatus,
  StaffMember,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  In,
  IsNull,
  LessThan,
  Not,
  type EntityManager,
  type Repository,
} from 'typeorm';
import { Config } from '../../platform/config/load-config.js';
import { networkOf } from '../../platform/http/limits/network-of.js';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { AuditService } from '../staff/audit/audit.service.js';
import { InstallationService } from '../staff/installation.service.js';
import { contactMail } from './contact-mail.js';
import { ContactMessage } from './contact-message.entity.js';
import { DAY_MS } from '../../platform/timing/durations.js';

const KEEP_ADDRESS_DAYS = 30;
/** The next clean-up, a minute later, takes the rest. */
const ERASED_AT_ONCE = 1_000;

/** The limit of a network. */
const CONTACT_MESSAGES: RateLimit = {
  name: 'contact',
  points: 20,
  perSeconds: 3_600,
};

/**
 * Stores the form's messages, mails them to the provider, and lets staff mark
 * them.
 */
@Injectable()
export class ContactService {
  constructor(
    @InjectRepository(ContactMessage)
    private readonly messages: Repository<ContactMessage>,
    private readonly mail: MailService,
    private readonly limits: RateLimitsService,
    private readonly installation: InstallationService,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  /**
   * Stores the message and queues its mail to CONTACT_TO in one transaction.
   * Counts first, so that parallel requests cannot exceed the limit; a failure
   * is uncounted.
   * @throws Problem `too_many_requests`
   */
  async receive(form: ContactForm, address: string): Promise<void> {
    const network = networkOf(address);
    await this.limits.consume(CONTACT_MESSAGES, network);
    try {
      await this.keep(form, network);
    } catch (error) {
      await this.limits.refund(CONTACT_MESSAGES, network);
      throw error;
    }
  }

  /**
   * Marks a message as answered or new; staff answer in their own mail program.
   * One in that state keeps its marks.
   * @throws Problem `message_not_found`
   */
  async mark(
    id: string,
    status: ContactMessageStatus,
    staff: StaffMember,
  ): Promise<void> {
    await this.messages.manager.transaction(async (manager) => {
      if ((await lockedMessage(manager, id)).status === status) return;
      const isAnswered = status === 'answered';
      const answer = isAnswered
        ? { answeredAt: () => 'now()', answeredBy: staff.id }
        : { answeredAt: null, answeredBy: null };
      await manager.update(ContactMessage, { id }, { status, ...answer });
      const action = isAnswered ? 'message_answered' : 'message_reopened';
      await this.audit.record(manager, staff, { action, target: id });
    });
  }

  /**
   * Erases message and mail at once; the audit entry has only the id.
   * @param confirm exactly the sender's address
   * @throws Problem `message_not_found`, `confirmation_mismatch`
   */
  async erase(id: string, confirm: string, staff: StaffMember): Promise<void> {
    await this.messages.manager.transaction(async (manager) => {
      const message = await lockedMessage(manager, id);
      if (confirm !== message.email) throw new Problem('confirmation_mismatch');
      await this.mail.erase([id], manager);
      await manager.delete(ContactMessage, { id });
      await this.audit.record(manager, staff, {
        action: 'message_erased',
        target: id,
      });
    });
  }

  /**
   * Removes address hashes after a month.
   * @returns their number
   */
  async forgetAddresses(): Promise<number> {
    const before = new Date(Date.now() - KEEP_ADDRESS_DAYS * DAY_MS);
    const old = { addressHash: Not(IsNull()), createdAt: LessThan(before) };
    return (
      (await this.messages.update(old, { addressHash: null })).affected ?? 0
    );
  }

  /** @returns number of erased messages */
  async eraseOld(before: Date): Promise<number> {
    return this.messages.manager.transaction(async (manager) => {
      // Messages before mail, like staff; locked rows wait for the next run.
      const lock = {
        mode: 'pessimistic_write' as const,
        onLocked: 'skip_locked' as const,
      };
      const where = { createdAt: LessThan(before) };
      const old = await manager.find(ContactMessage, {
        where,
        select: { id: true },
        take: ERASED_AT_ONCE,
        lock,
      });
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await this.mail.erase(ids, manager);
      return (
        (await manager.delete(ContactMessage, { id: In(ids) })).affected ?? 0
      );
    });
  }

  private async keep(
    { name, email, weddingDate, message }: ContactForm,
    network: string,
  ): Promise<void> {
    const { contactTo } = this.config.mail;
    await this.messages.manager.transaction(async (manager) => {
      const row = {
        id: randomUUID(),
        name,
        email,
        weddingDate,
        message,
        addressHash: this.hashOf(network),
      };
      await manager.insert(ContactMessage, { ...row, status: 'new' });
      // Erasing the message erases its mail by this id.
      if (contactTo !== undefined)
        await this.mail.queue(contactMail(row, contactTo), manager, row.id);
    });
  }

  /** Keyed: without the key all addresses could be tried in minutes. */
  private hashOf(network: string): Buffer {
    return createHmac('sha256', this.installation.sessionSecret)
      .update(`contact\n${network}`)
      .digest();
  }
}

/** @throws Problem `message_not_found` */
async function lockedMessage(
  manager: EntityManager,
  id: string,
): Promise<ContactMessage> {
  const message = await manager.findOne(ContactMessage, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!message) throw new Problem('message_not_found');
  return message;
}
