import type { AuditAction } from '@hatira/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../../platform/database/sql/int8.js';

/**
 * Something that staff, or the product by its own rules, have done. Entries are added, and changed only to forget people
 * whose data has been erased.
 */
@Entity('audit_entries')
export class AuditTrailEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  /** Null for an act without a login. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId: string | null;

  /** As it was then. */
  @Column('text', { name: 'staff_email' })
  staffEmail: string;

  @Column('text')
  action: AuditAction;

  @Column('text')
  target: string;

  /** Of which wedding it speaks, even when that has been erased. */
  @Column({
    type: 'bigint',
    name: 'wedding_id',
    nullable: true,
    transformer: int8,
  })
  weddingId: number | null;

  @Column('jsonb', { default: {} })
  details: object;
}
