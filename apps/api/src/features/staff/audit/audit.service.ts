import { randomUUID } from 'node:crypto';
import type { AuditAction, StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  EntityManager,
  QueryDeepPartialEntity,
  Repository,
} from 'typeorm';
import { AuditTrailEntry } from './audit-entry.entity.js';

/** What was done. Details hold no passwords, no tokens, no whole hash, and no name of a guest's file: its id. */
export interface AuditedAct {
  action: AuditAction;
  /** What a person calls it: a wedding's path, an account's e-mail address; of a message its id. */
  target: string;
  /** Of a wedding, and of what is in it: its id, by which the entry forgets the path when the wedding is erased. */
  weddingId?: number;
  details?: Record<string, unknown>;
}

/** The account that did it; without an id it was the operator, the product, or a login that failed. */
export type AuditedStaff = Pick<StaffMember, 'email'> & { id: string | null };

/** The product itself, by a rule that staff have set. */
export const SYSTEM: AuditedStaff = { id: null, email: 'system' };

const BATCH = 500;
/** The others with the next run of the clean-up, a minute later. */
const ERASED_AT_ONCE = 1_000;
const ERASE = `
DELETE FROM audit_entries WHERE id IN (
  SELECT id FROM audit_entries WHERE at < $1 ORDER BY at LIMIT ${ERASED_AT_ONCE} FOR UPDATE SKIP LOCKED)`;

/** The audit trail: what staff change is entered in the transaction that changes it, or not changed at all. */
@Injectable()
export class AuditService {
  constructor(
    @InjectRepository(AuditTrailEntry)
    private readonly entries: Repository<AuditTrailEntry>,
  ) {}

  /** @param manager of the transaction that does it; without one the entry stands for itself */
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

  /** Takes the paths of erased weddings, which are people's names, out of all entries, in the caller's transaction. */
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
    }
  }

  /** Erases entries of before the given time, a batch at most. @returns how many */
  async eraseOld(before: Date): Promise<number> {
    const [, erased] = await this.entries.query<[unknown, number]>(ERASE, [
      before,
    ]);
    return erased;
  }
}

/** A hash as it may be written down: enough to tell two apart, not enough to open a gallery. */
export function shortHash(hash: number): string {
  return `${String(hash).slice(0, 4)}…`;
}
