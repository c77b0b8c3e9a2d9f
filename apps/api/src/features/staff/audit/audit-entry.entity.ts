import type { AuditAction } from '@hatira/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../../platform/database/sql/int8.js';

/**
 * An action of staff or the product. Changes only to remove erased personal
 * data.
 */
@Entity('audit_entries')
export class AuditTrailEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  /** Null without a login. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId: string | null;

  /** The address at the time of the action. */
  @Column('text', { name: 'staff_email' })
  staffEmail: string;

  @Column('text')
  action: AuditAction;

  @Column('text')
  target: string;

  /** Stays when the wedding is erased. */
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
