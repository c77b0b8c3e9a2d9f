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

  /** argon2id with its parameters. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  /** Hash of the last STAFF_PASSWORD taken; null: never one. */
  @Column('text', {
    name: 'given_password_hash',
    nullable: true,
    select: false,
  })
  givenPasswordHash: string | null;

  /** Since when logins need a code; null: they need no code. */
  @Column('timestamptz', { name: 'second_factor_at', nullable: true })
  secondFactorAt: Date | null;

  /** Encrypted (`encrypted-secret.ts`). */
  @Column('bytea', {
    name: 'second_factor_secret',
    nullable: true,
    select: false,
  })
  secondFactorSecret: Buffer | null;

  /** Step of the last used code: it and older ones do not work again. */
  @Column('bigint', {
    name: 'second_factor_step',
    nullable: true,
    select: false,
  })
  secondFactorStep: string | null;

  /** Not confirmed yet. */
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

/** Ignores case and surrounding spaces. */
export function emailKeyOf(email: string): string {
  return email
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
}
