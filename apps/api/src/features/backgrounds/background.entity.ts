import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';

/** The page background of a wedding; at most one that is not in the trash. */
@Entity('backgrounds')
export class Background {
  /** Also the version by which its address changes when it is replaced. */
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'bigint', name: 'wedding_id', transformer: int8 })
  weddingId: number;

  @Column('text', { name: 'file_name' })
  fileName: string;

  /** Bytes of the original. */
  @Column({ type: 'bigint', name: 'file_size', transformer: int8 })
  fileSize: number;

  /** MIME type by signature. */
  @Column('text', { name: 'file_type' })
  fileType: string;

  /** Of the original; null for those that came before it was kept. */
  @Column('bytea', { nullable: true, select: false })
  sha256: Buffer | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
