import { Column, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';

/** A 5 MiB cell of an upload. */
@Entity('upload_slices')
export class UploadSlice {
  /** Not the client's id. */
  @PrimaryColumn('uuid', { name: 'upload_id' })
  uploadId: string;

  @PrimaryColumn('int', { name: 'slice_index' })
  index: number;

  /** The writing process (InstanceLockService); null once stored. */
  @Column('int', { nullable: true })
  writer: number | null;

  @Column({ type: 'bigint', nullable: true, transformer: int8 })
  crc32: number | null;

  @Column('uuid', { nullable: true })
  claim: string | null;

  @Column('bytea', { nullable: true })
  sha256: Buffer | null;

  @Column('text', { nullable: true })
  receipt: string | null;
}
