import type { TitleFont, WeddingRow } from '@hatira/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';

@Entity('weddings')
export class Wedding {
  /** Stays for good and is no key: links open a wedding (WeddingLink). */
  @PrimaryColumn({ type: 'bigint', transformer: int8 })
  id: number;

  /** weddingPath, in the form in which it is shown. */
  @Column('text')
  slug: string;

  @Column('text', { name: 'slug_key' })
  slugKey: string;

  @Column('boolean', { name: 'is_enabled', default: true })
  isEnabled: boolean;

  /** When uploads were last switched off: those begun before may finish for an hour. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  @Column('text', { name: 'title_font', default: 'default' })
  titleFont: TitleFont;

  /** Grows with every change of the wedding's media. */
  @Column({
    type: 'bigint',
    name: 'media_revision',
    default: 0,
    transformer: int8,
  })
  mediaRevision: number;

  /** When a guest last sent a file, deleted since or not. */
  @Column('timestamptz', { name: 'last_upload_at', nullable: true })
  lastUploadAt: Date | null;

  /** When its files go to the trash, announced at least 30 days before; null: that is not announced. */
  @Column('timestamptz', { name: 'files_due_at', nullable: true })
  filesDueAt: Date | null;

  /** Whether staff have exempted its files from that. */
  @Column('boolean', { name: 'is_kept', default: false })
  isKept: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}

/** A new wedding as staff see it (specification section 3). @param hash the couple's */
export function newWeddingRow(wedding: Wedding, hash: number): WeddingRow {
  return {
    weddingPath: wedding.slug,
    hash,
    isEnabled: wedding.isEnabled,
    titleFont: wedding.titleFont,
    hasBackground: false,
    created_at: wedding.createdAt.toISOString(),
  };
}
