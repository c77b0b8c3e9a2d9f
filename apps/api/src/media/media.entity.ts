import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../database/int8.js';

/** A photo or video of a wedding. Known by its id only to holders of the gallery link. */
@Entity('media')
export class Media {
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'bigint', name: 'wedding_id', transformer: int8 })
  weddingId: number;

  /** The random key of the file's own address (`storage_url`). */
  @Column('text', { name: 'public_key' })
  publicKey: string;

  @Column('text', { name: 'object_key' })
  objectKey: string;

  /** As the guest gave it, cleaned. */
  @Column('text', { name: 'file_name' })
  fileName: string;

  /** MIME type by signature. */
  @Column('text', { name: 'file_type' })
  fileType: string;

  /** Bytes. */
  @Column({ type: 'bigint', name: 'file_size', transformer: int8 })
  fileSize: number;

  @Column({ type: 'bigint', transformer: int8 })
  crc32: number;

  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;

  @Column('text', { nullable: true })
  note: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
