import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Replaces an app's code once; use deletes the row. */
@Entity('staff_recovery_codes')
export class StaffRecoveryCode {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'staff_id' })
  staffId: string;

  /** argon2id with its parameters. */
  @Column('text', { name: 'code_hash' })
  codeHash: string;
}
