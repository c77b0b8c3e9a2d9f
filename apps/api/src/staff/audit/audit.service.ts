import { randomUUID } from 'node:crypto';
import type { AuditAction, StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, QueryDeepPartialEntity, Repository } from 'typeorm';
import { AuditTrailEntry } from './audit-entry.entity.js';

/** What was done. Details hold no passwords, no tokens and no whole hash. */
export interface AuditedAct {
  action: AuditAction;
  /** What a person calls it: a wedding's path, an account's e-mail address, a file's name; of a message its id. */
  target: string;
  details?: Record<string, unknown>;
}

/** Whoever did it; without an id nobody was logged in. */
export type AuditedStaff = Pick<StaffMember, 'email'> & { id: string | null };

const BATCH = 500;

/** The audit trail: what staff change is entered in the transaction that changes it, or not changed at all. */
@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditTrailEntry) private readonly entries: Repository<AuditTrailEntry>) {}

  /** @param manager of the transaction that does it; without one the entry stands for itself */
  async record(manager: EntityManager | undefined, staff: AuditedStaff, ...acts: AuditedAct[]): Promise<void> {
    const rows: QueryDeepPartialEntity<AuditTrailEntry>[] = acts.map(({ action, target, details = {} }) => ({
      id: randomUUID(),
      staffId: staff.id,
      staffEmail: staff.email,
      ...{ action, target, details },
    }));
    const repository = (manager ?? this.entries.manager).getRepository(AuditTrailEntry);
    for (let start = 0; start < rows.length; start += BATCH) await repository.insert(rows.slice(start, start + BATCH));
  }
}

/** A hash as it may be written down: enough to tell two apart, not enough to open a gallery. */
export function shortHash(hash: number): string {
  return `${String(hash).slice(0, 4)}…`;
}
