import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';

/** The page background of a wedding, which has at most one outside the trash. */
@Entity('backgrounds')
export class Background {
  /** Also the version in its address, which changes with each replacement. */
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'bigint', name: 'wedding_id', transformer: int8 })
  weddingId: number;

  @Column('text', { name: 'file_name' })
  fileName: string;

  /** Of the original. */
  @Column({ type: 'bigint', name: 'file_size', transformer: int8 })
  fileSize: number;

  /** MIME type by signature. */
  @Column('text', { name: 'file_type' })
  fileType: string;

  /** Key of the original; null for those uploaded before originals were stored. */
  @Column('bytea', { nullable: true, select: false })
  sha256: Buffer | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
