import type {
  DisplayedNames,
  NamedWedding,
  TitleFont,
  WeddingRow,
} from '@hatira/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';

@Entity('weddings')
export class Wedding {
  /** Never changes and is not a key: links open a wedding (WeddingLink). */
  @PrimaryColumn({ type: 'bigint', transformer: int8 })
  id: number;

  /** The displayed form of the path. */
  @Column('text')
  slug: string;

  @Column('text', { name: 'slug_key' })
  slugKey: string;

  @Column('boolean', { name: 'is_enabled', default: true })
  isEnabled: boolean;

  /** When uploads were last closed: those that started before may finish within an hour. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  @Column('text', { name: 'title_font', default: 'default' })
  titleFont: TitleFont;

  /** One name or two, set by staff; null: from the path. */
  @Column('text', { name: 'displayed_names', array: true, nullable: true })
  displayedNames: string[] | null;

  /** `YYYY-MM-DD`, set by staff; null: from the path. */
  @Column('date', { name: 'displayed_date', nullable: true })
  displayedDate: string | null;

  /** Increases with every change of the wedding's media. */
  @Column({
    type: 'bigint',
    name: 'media_revision',
    default: 0,
    transformer: int8,
  })
  mediaRevision: number;

  /** Last upload of a guest, even if it was deleted since. */
  @Column('timestamptz', { name: 'last_upload_at', nullable: true })
  lastUploadAt: Date | null;

  /** When the files go to the trash, announced at least 30 days before; null: not announced. */
  @Column('timestamptz', { name: 'files_due_at', nullable: true })
  filesDueAt: Date | null;

  /** Whether staff have exempted the files from the retention time. */
  @Column('boolean', { name: 'is_kept', default: false })
  isKept: boolean;

  /** Whether it is the sample that the server makes and resets. */
  @Column('boolean', { name: 'is_demo', default: false })
  isDemo: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}

/** The wedding for the rules of its heading and title. */
export function namedWedding({
  slug,
  displayedNames,
  displayedDate,
}: Pick<Wedding, 'slug' | keyof DisplayedNames>): NamedWedding {
  return { weddingPath: slug, displayedNames, displayedDate };
}

/**
 * A new wedding for staff (specification section 3).
 * @param hash the couple's
 */
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
