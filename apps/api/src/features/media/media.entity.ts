import type { Processing } from '@hatira/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';

/** What is still to be made of a file. */
export type ProcessingStep = 'derive' | 'transcode';

/** A photo or video of a wedding. Only staff know its id; holders of a gallery link know a key that ends with the link. */
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

  /** Pixels as shown, after rotation; unknown until the file has been looked at. */
  @Column('int', { nullable: true })
  width: number | null;

  @Column('int', { nullable: true })
  height: number | null;

  /** When the device says that it was taken. */
  @Column('timestamptz', { name: 'taken_at', nullable: true })
  takenAt: Date | null;

  @Column('real', { name: 'duration_seconds', nullable: true })
  durationSeconds: number | null;

  /** A few pixels as a data address, to be shown at once. */
  @Column('text', { nullable: true })
  placeholder: string | null;

  /** Names of what stands in the store beside the original. */
  @Column('text', { array: true, default: [] })
  renditions: string[];

  @Column('text', { default: 'pending' })
  processing: Processing;

  /** The step that is due while pending. */
  @Column('text', { name: 'processing_step', default: 'derive' })
  processingStep: ProcessingStep;

  @Column('int', { name: 'processing_attempts', default: 0 })
  processingAttempts: number;

  /** Number of the process that is at it (InstanceLock). */
  @Column('int', { name: 'processing_by', nullable: true })
  processingBy: number | null;

  @Column('timestamptz', {
    name: 'processing_queued_at',
    default: () => 'now()',
  })
  processingQueuedAt: Date;

  /** Why it failed, for staff. */
  @Column('text', { name: 'processing_reason', nullable: true })
  processingReason: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
