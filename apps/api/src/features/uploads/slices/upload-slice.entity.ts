import { Column, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../../platform/database/sql/int8.js';

/** One 5 MiB cell of an upload: claimed by the process that writes it, then kept with its checksums. */
@Entity('upload_slices')
export class UploadSlice {
  /** The upload's row id, not the client's id. */
  @PrimaryColumn('uuid', { name: 'upload_id' })
  uploadId: string;

  @PrimaryColumn('int', { name: 'slice_index' })
  index: number;

  /** Number of the writing process (InstanceLock); null once the slice is kept. */
  @Column('int', { nullable: true })
  writer: number | null;

  @Column({ type: 'bigint', nullable: true, transformer: int8 })
  crc32: number | null;

  /** The one request's right to write it. */
  @Column('uuid', { nullable: true })
  claim: string | null;

  @Column('bytea', { nullable: true })
  sha256: Buffer | null;

  /** What the store gave for its bytes. */
  @Column('text', { nullable: true })
  receipt: string | null;
}
