import type { AuditAction } from '@hatira/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that staff have done. Entries are added and never changed. */
@Entity('audit_entries')
export class AuditTrailEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  /** Null when nobody was logged in. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId: string | null;

  /** As it was then. */
  @Column('text', { name: 'staff_email' })
  staffEmail: string;

  @Column('text')
  action: AuditAction;

  @Column('text')
  target: string;

  @Column('jsonb', { default: {} })
  details: object;
}
