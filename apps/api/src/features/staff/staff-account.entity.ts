import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An account of the panel. */
@Entity('staff_accounts')
export class StaffAccount {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  email: string;

  /** The compared form of the address. */
  @Column('text', { name: 'email_key' })
  emailKey: string;

  /** argon2id, encoded with its parameters. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  /** The last STAFF_PASSWORD that was taken for it, likewise; null: the account has not had one. */
  @Column('text', {
    name: 'given_password_hash',
    nullable: true,
    select: false,
  })
  givenPasswordHash: string | null;

  /** Since when logins need a code; null: the password is enough. */
  @Column('timestamptz', { name: 'second_factor_at', nullable: true })
  secondFactorAt: Date | null;

  /** The authenticator app's secret, encrypted (`encrypted-secret.ts`). */
  @Column('bytea', {
    name: 'second_factor_secret',
    nullable: true,
    select: false,
  })
  secondFactorSecret: Buffer | null;

  /** The step of the last used code: neither it nor an older one works again. */
  @Column('bigint', {
    name: 'second_factor_step',
    nullable: true,
    select: false,
  })
  secondFactorStep: string | null;

  /** A new secret that is not confirmed yet. */
  @Column('bytea', {
    name: 'pending_second_factor',
    nullable: true,
    select: false,
  })
  pendingSecondFactor: Buffer | null;

  @Column('timestamptz', {
    name: 'pending_second_factor_at',
    nullable: true,
    select: false,
  })
  pendingSecondFactorAt: Date | null;

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}

/** Addresses are equal regardless of case and surrounding spaces. */
export function emailKeyOf(email: string): string {
  return email
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
}
