import type { Processing } from '@hatira/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';

export type ProcessingStep = 'derive' | 'transcode';

/**
 * A photo or video. Only staff know its id; links use keys that end with them.
 */
@Entity('media')
export class Media {
  @PrimaryColumn('uuid')
  id: string;

  /** For the couple's link. */
  @Column('uuid', { name: 'edit_key' })
  editKey: string;

  /** For the relatives' link. */
  @Column('uuid', { name: 'view_key' })
  viewKey: string;

  @Column({ type: 'bigint', name: 'wedding_id', transformer: int8 })
  weddingId: number;

  /** Of `storage_url`. */
  @Column('text', { name: 'public_key' })
  publicKey: string;

  @Column('text', { name: 'object_key' })
  objectKey: string;

  /** The guest's, cleaned. */
  @Column('text', { name: 'file_name' })
  fileName: string;

  /** By signature. */
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

  /** After rotation; null before processing. */
  @Column('int', { nullable: true })
  width: number | null;

  @Column('int', { nullable: true })
  height: number | null;

  /** By the device. */
  @Column('timestamptz', { name: 'taken_at', nullable: true })
  takenAt: Date | null;

  @Column('real', { name: 'duration_seconds', nullable: true })
  durationSeconds: number | null;

  /** A data URL. */
  @Column('text', { nullable: true })
  placeholder: string | null;

  @Column('text', { array: true, default: [] })
  renditions: string[];

  @Column('text', { default: 'pending' })
  processing: Processing;

  @Column('text', { name: 'processing_step', default: 'derive' })
  processingStep: ProcessingStep;

  @Column('int', { name: 'processing_attempts', default: 0 })
  processingAttempts: number;

  /** The claiming process (InstanceLockService). */
  @Column('int', { name: 'processing_by', nullable: true })
  processingBy: number | null;

  @Column('timestamptz', {
    name: 'processing_queued_at',
    default: () => 'now()',
  })
  processingQueuedAt: Date;

  /** For staff. */
  @Column('text', { name: 'processing_reason', nullable: true })
  processingReason: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
