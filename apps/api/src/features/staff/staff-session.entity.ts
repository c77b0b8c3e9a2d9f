import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A login, until it expires or is ended. */
@Entity('staff_sessions')
export class StaffSession {
  /** Keyed hash of the token in the cookie: a copy of the table does not open a session. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  /** Names the session in calls that end it; it does not open the session. */
  @Column('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('uuid', { name: 'staff_id' })
  staffId: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** To within a few minutes. */
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
