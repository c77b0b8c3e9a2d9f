import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A login that lasts until it expires or ends by logout. */
@Entity('staff_sessions')
export class StaffSession {
  /** SHA-256 of the token in the cookie: whoever reads the table cannot log in with it. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('uuid', { name: 'staff_id' })
  staffId: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
