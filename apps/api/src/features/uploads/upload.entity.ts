import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';
import { MediaOrigin } from '../media/media-origin.js';

/** `completing`: waits for its completion, or is being completed. */
export type UploadStatus =
  'storing' | 'receiving' | 'completing' | 'published' | 'refused';

/** A file on its way in. */
@Entity('uploads')
export class Upload extends MediaOrigin {
  /** Also the object's id. */
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'bigint', name: 'wedding_id', transformer: int8 })
  weddingId: number;

  @Column('uuid', { name: 'upload_id', nullable: true })
  uploadId: string | null;

  /** Several when first slices came without one. */
  @Column('text', { name: 'guest_cookies', array: true, default: [] })
  guestCookies: string[];

  @Column('text', { name: 'file_name' })
  fileName: string;

  @Column({ type: 'bigint', name: 'total_bytes', transformer: int8 })
  totalBytes: number;

  /** The type by the signature of the first slice. */
  @Column('text', { name: 'file_type', nullable: true })
  fileType: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('text')
  status: UploadStatus;

  @Column('text', { nullable: true })
  staging: string | null;

  @Column('uuid', { name: 'media_id', nullable: true })
  mediaId: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
