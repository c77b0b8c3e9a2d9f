import type { Processing } from '@hatira/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';

/** The next step of a file's processing. */
export type ProcessingStep = 'derive' | 'transcode';

/**
 * A photo or video of a wedding. Only staff know its id; gallery links use keys
 * that end with them.
 */
@Entity('media')
export class Media {
  @PrimaryColumn('uuid')
  id: string;

  /** Its id for holders of the couple's link. */
  @Column('uuid', { name: 'edit_key' })
  editKey: string;

  /** Its id for holders of the relatives' link. */
  @Column('uuid', { name: 'view_key' })
  viewKey: string;

  @Column({ type: 'bigint', name: 'wedding_id', transformer: int8 })
  weddingId: number;

  /** Random key of the file's own address (`storage_url`). */
  @Column('text', { name: 'public_key' })
  publicKey: string;

  @Column('text', { name: 'object_key' })
  objectKey: string;

  /** The guest's name for it, cleaned. */
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

  /** Pixels after rotation; null before processing. */
  @Column('int', { nullable: true })
  width: number | null;

  @Column('int', { nullable: true })
  height: number | null;

  /** Time of the photo by the device. */
  @Column('timestamptz', { name: 'taken_at', nullable: true })
  takenAt: Date | null;

  @Column('real', { name: 'duration_seconds', nullable: true })
  durationSeconds: number | null;

  /** A few pixels as a data URL, shown until the thumbnail loads. */
  @Column('text', { nullable: true })
  placeholder: string | null;

  /** Names of the renditions in the store. */
  @Column('text', { array: true, default: [] })
  renditions: string[];

  @Column('text', { default: 'pending' })
  processing: Processing;

  /** The due step while pending. */
  @Column('text', { name: 'processing_step', default: 'derive' })
  processingStep: ProcessingStep;

  @Column('int', { name: 'processing_attempts', default: 0 })
  processingAttempts: number;

  /** Number of the process with the claim (InstanceLockService). */
  @Column('int', { name: 'processing_by', nullable: true })
  processingBy: number | null;

  @Column('timestamptz', {
    name: 'processing_queued_at',
    default: () => 'now()',
  })
  processingQueuedAt: Date;

  /** Reason of the failure, for staff. */
  @Column('text', { name: 'processing_reason', nullable: true })
  processingReason: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
