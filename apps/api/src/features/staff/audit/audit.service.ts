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

/** An act to enter. Details hold no passwords, no tokens, no whole hash, and no name of a guest's file: its id. */
export interface AuditedAct {
  action: AuditAction;
  /** The name for people: a wedding's path, an account's e-mail address; of a message its id. */
  target: string;
  /** Id of the wedding that the target is or belongs to: the entry loses the path when that wedding is erased. */
  weddingId?: number;
  details?: Record<string, unknown>;
}

/** The acting account; without an id the operator, the product or a failed login. */
export type AuditedStaff = Pick<StaffMember, 'email'> & { id: string | null };

/** The product, by a rule that staff have set. */
export const SYSTEM: AuditedStaff = { id: null, email: 'system' };

/** Their details are names of people, too. */
const NAMING: AuditAction[] = ['wedding_names_changed', 'wedding_renamed'];
const BATCH = 500;
/** The next run of the clean-up, a minute later, takes the rest. */
const ERASED_AT_ONCE = 1_000;
const ERASE = `
DELETE FROM audit_entries WHERE id IN (
  SELECT id FROM audit_entries WHERE at < $1 ORDER BY at LIMIT ${ERASED_AT_ONCE} FOR UPDATE SKIP LOCKED)`;

/** The audit trail. An entry and the change that it describes share a transaction. */
@Injectable()
export class AuditService {
  constructor(
    @InjectRepository(AuditTrailEntry)
    private readonly entries: Repository<AuditTrailEntry>,
  ) {}

  /** @param manager of the transaction that does it; without one the entry is written alone */
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
        ...{ action, target, weddingId, details },
      }),
    );
    const repository = (manager ?? this.entries.manager).getRepository(
      AuditTrailEntry,
    );
    for (let start = 0; start < rows.length; start += BATCH)
      await repository.insert(rows.slice(start, start + BATCH));
  }

  /**
   * Removes paths and names of erased weddings, which are names of people, from all entries, in the caller's
   * transaction.
   */
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
   * Erases a batch of entries older than the given time.
   * @returns their number
   */
  async eraseOld(before: Date): Promise<number> {
    const [, erased] = await this.entries.query<[unknown, number]>(ERASE, [
      before,
    ]);
    return erased;
  }
}

/** The beginning of a hash: enough to distinguish two entries, too little to open a gallery. */
export function shortHash(hash: number): string {
  return `${String(hash).slice(0, 4)}…`;
}
