import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A login, until it expires or ends. */
@Entity('staff_sessions')
export class StaffSession {
  /** Keyed hash: a copy of the table does not open a session. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  /** Names the session in calls that end it; does not open it. */
  @Column('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('uuid', { name: 'staff_id' })
  staffId: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** The time within a few minutes. */
  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt: Date;

  @Column('text', { nullable: true })
  browser: string | null;

  @Column('text', { nullable: true })
  system: string | null;

  /** A /24 or /48. */
  @Column('text', { nullable: true })
  network: string | null;
}
