import type { MediaExposure, MomentSource, Processing } from '@hatira/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';
import { MediaOrigin } from './media-origin.js';

/**
 * `derive` makes the thumbnail, `preview` a JPEG's large picture; `large` makes
 * both of a file that needs much memory. `copy` makes a video's version for
 * playback of its own streams, `transcode` of new ones.
 */
export type ProcessingStep =
  'derive' | 'preview' | 'large' | 'copy' | 'transcode';

/**
 * A photo or video. Staff and its sender know its id; links use keys that end
 * with them.
 */
@Entity('media')
export class Media extends MediaOrigin {
  @PrimaryColumn('uuid')
  id: string;

  /** The key of the couple's link. */
  @Column('uuid', { name: 'edit_key' })
  editKey: string;

  /** The key of the relatives' link. */
  @Column('uuid', { name: 'view_key' })
  viewKey: string;

  @Column({ type: 'bigint', name: 'wedding_id', transformer: int8 })
  weddingId: number;

  /** The key of `storage_url`. */
  @Column('text', { name: 'public_key' })
  publicKey: string;

  @Column('text', { name: 'object_key' })
  objectKey: string;

  /** The guest's, cleaned. */
  @Column('text', { name: 'file_name' })
  fileName: string;

  /** The type by signature. */
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

  /** A guest without our cookie sent the same file; others are in `media_senders`. */
  @Column('boolean', { name: 'has_other_sender', default: false })
  hasOtherSender: boolean;

  /** To guests and walls, as far as the wedding shows its album. */
  @Column('text', { default: 'shown' })
  exposure: MediaExposure;

  /** The width after rotation; null before processing. */
  @Column('int', { nullable: true })
  width: number | null;

  @Column('int', { nullable: true })
  height: number | null;

  /** The time of the device. */
  @Column('timestamptz', { name: 'taken_at', nullable: true })
  takenAt: Date | null;

  /** Orders galleries; computed by `momentOf`. */
  @Column('timestamptz', { default: () => 'now()' })
  moment: Date;

  @Column('text', { name: 'moment_source', default: 'upload' })
  momentSource: MomentSource;

  /** Null outside of every event, and before its moment is computed. */
  @Column('uuid', { name: 'event_id', nullable: true })
  eventId: string | null;

  /** The couple chose `eventId`, so that no date changes it. */
  @Column('boolean', { name: 'is_event_chosen', default: false })
  isEventChosen: boolean;

  /**
   * The time of the device, in ISO 8601; without an offset unless it wrote one.
   */
  @Column('text', { name: 'recorded_time', nullable: true })
  recordedTime: string | null;

  /** Empty: the device wrote none. Null: not read yet. */
  @Column('text', { nullable: true })
  camera: string | null;

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

  /** The time of the last released claim; other items go first. */
  @Column('timestamptz', { name: 'processing_tried_at', nullable: true })
  processingTriedAt: Date | null;

  /** The last look at the item while it had no preview; null without one. */
  @Column('timestamptz', { name: 'looked_at', nullable: true })
  lookedAt: Date | null;

  /** The reason for staff. */
  @Column('text', { name: 'processing_reason', nullable: true })
  processingReason: string | null;

  /** The original was read for the columns below, and its pair sought. */
  @Column('boolean', { name: 'is_scanned', default: false })
  isScanned: boolean;

  /** The hash of the coded picture without metadata. */
  @Column('bytea', { name: 'picture_hash', nullable: true })
  pictureHash: Buffer | null;

  /** The wedding had another item with the same `pictureHash`. */
  @Column('boolean', { name: 'has_twin', default: false })
  hasTwin: boolean;

  /** The length of the clip within a photo that moves, in bytes. */
  @Column({
    type: 'bigint',
    name: 'motion_offset',
    nullable: true,
    transformer: int8,
  })
  motionOffset: number | null;

  @Column({
    type: 'bigint',
    name: 'motion_length',
    nullable: true,
    transformer: int8,
  })
  motionLength: number | null;

  @Column({
    type: 'bigint',
    name: 'motion_crc32',
    nullable: true,
    transformer: int8,
  })
  motionCrc32: number | null;

  /** Apple's id of a Live Photo, in its photo and its video. */
  @Column('text', { name: 'content_id', nullable: true })
  contentId: string | null;

  /** The other file of a Live Photo. */
  @Column('uuid', { name: 'live_pair_id', nullable: true })
  livePairId: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  /** The couple has deleted it, and may restore it. */
  @Column('boolean', { name: 'is_restorable', default: false })
  isRestorable: boolean;

  /** Its guest took it back: staff alone restore it, and only by its own id. */
  @Column('boolean', { name: 'is_taken_back', default: false })
  isTakenBack: boolean;
}
