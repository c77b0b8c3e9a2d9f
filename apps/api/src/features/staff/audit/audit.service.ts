import { randomUUID } from 'node:crypto';
import type { AuditAction, StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  In,
  type EntityManager,
  type QueryDeepPartialEntity,
  type Repository,
} from 'typeorm';
import { AuditTrailEntry } from './audit-entry.entity.js';

/**
 * Details hold no passwords, tokens, whole hashes or names of guests' files.
 */
export interface AuditedAct {
  action: AuditAction;
  /** A wedding's path, an account's e-mail address or a message's id. */
  target: string;
  /** The entry loses the path when this wedding is erased. */
  weddingId?: number;
  details?: Record<string, unknown>;
}

/** An entry without an id is of the operator, the product or a failed login. */
export type AuditedStaff = Pick<StaffMember, 'email'> & { id: string | null };

/** The product, by a rule of staff. */
export const SYSTEM: AuditedStaff = { id: null, email: 'system' };

/** The actor of the couple's link. */
export const COUPLE: AuditedStaff = { id: null, email: 'couple' };

/** Their details are names of people, too. */
const NAMING: AuditAction[] = ['wedding_names_changed', 'wedding_renamed'];
const BATCH = 500;
/** The next clean-up, a minute later, takes the rest. */
const ERASED_AT_ONCE = 1_000;
const ERASE = `
DELETE FROM audit_entries WHERE id IN (
  SELECT id FROM audit_entries WHERE at < $1 ORDER BY at LIMIT ${ERASED_AT_ONCE} FOR UPDATE SKIP LOCKED)`;

/** An entry shares the transaction of its change. */
@Injectable()
export class AuditService {
  constructor(
    @InjectRepository(AuditTrailEntry)
    private readonly entries: Repository<AuditTrailEntry>,
  ) {}

  /** @param manager undefined: the entry is written alone */
  async record(
    manager: EntityManager | undefined,
    staff: AuditedStaff,
    ...acts: AuditedAct[]
  ): Promise<void> {
    const rows: QueryDeepPartialEntity<AuditTrailEntry>[] = acts.map(
      ({ action, target, weddingId = null, details = {} }) => ({
        id: randomUUID(),
        staffId: staff.id,
        staffEmail: staff.email,
        action,
        target,
        weddingId,
        details,
      }),
    );
    const repository = (manager ?? this.entries.manager).getRepository(
      AuditTrailEntry,
    );
    for (let start = 0; start < rows.length; start += BATCH)
      await repository.insert(rows.slice(start, start + BATCH));
  }

  /** Removes erased weddings' paths and names, in the caller's transaction. */
  async forgetWeddings(
    manager: EntityManager,
    weddings: { id: number; hash: number }[],
  ): Promise<void> {
    for (const { id, hash } of weddings) {
      await manager.update(
        AuditTrailEntry,
        { weddingId: id },
        { target: `wedding ${shortHash(hash)}` },
      );
      await manager.update(
        AuditTrailEntry,
        { weddingId: id, action: In(NAMING) },
        { details: {} },
      );
    }
  }

  /**
   * Erases a batch of older entries.
   * @returns their number
   */
  async eraseOld(before: Date): Promise<number> {
    const [, erased] = await this.entries.query<[unknown, number]>(ERASE, [
      before,
    ]);
    return erased;
  }
}

/** Returns enough to distinguish two entries, too little to open a gallery. */
export function shortHash(hash: number): string {
  return `${String(hash).slice(0, 4)}…`;
}
