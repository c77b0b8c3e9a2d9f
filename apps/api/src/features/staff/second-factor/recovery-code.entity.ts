import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code that opens an account once in place of its authenticator app; the row goes with its use. */
@Entity('staff_recovery_codes')
export class StaffRecoveryCode {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'staff_id' })
  staffId: string;

  /** argon2id, encoded with its parameters. */
  @Column('text', { name: 'code_hash' })
  codeHash: string;
}
