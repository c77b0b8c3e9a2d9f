import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';

/** A wedding has at most one outside the trash. */
@Entity('backgrounds')
export class Background {
  /** Also the version in the address. */
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'bigint', name: 'wedding_id', transformer: int8 })
  weddingId: number;

  @Column('text', { name: 'file_name' })
  fileName: string;

  @Column({ type: 'bigint', name: 'file_size', transformer: int8 })
  fileSize: number;

  /** MIME type by signature. */
  @Column('text', { name: 'file_type' })
  fileType: string;

  /** Key of the original; null if uploaded before originals were stored. */
  @Column('bytea', { nullable: true, select: false })
  sha256: Buffer | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
