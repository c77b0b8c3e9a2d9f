import type {
  AlbumMode,
  AlbumModeration,
  DisplayedNames,
  NamedWedding,
  TitleFont,
  WeddingEvent,
  WeddingRow,
} from '@hatira/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';
import { TIME_ZONE } from '../../platform/timing/time-zone.js';

@Entity('weddings')
export class Wedding {
  /** Never changes; links open a wedding (WeddingLink). */
  @PrimaryColumn({ type: 'bigint', transformer: int8 })
  id: number;

  /** The path as it is displayed. */
  @Column('text')
  slug: string;

  @Column('text', { name: 'slug_key' })
  slugKey: string;

  @Column('boolean', { name: 'is_enabled', default: true })
  isEnabled: boolean;

  /** Uploads that started before may finish within an hour. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  @Column('text', { name: 'title_font', default: 'default' })
  titleFont: TitleFont;

  /** One or two, set by staff; null: from the path. */
  @Column('text', { name: 'displayed_names', array: true, nullable: true })
  displayedNames: string[] | null;

  /** `YYYY-MM-DD`, set by staff; null: from the path. */
  @Column('date', { name: 'displayed_date', nullable: true })
  displayedDate: string | null;

  /** IANA name, for cameras without a zone and for downloads. */
  @Column('text', { name: 'time_zone', default: TIME_ZONE })
  timeZone: string;

  /** At most `MAX_EVENTS`; without any the wedding is one event. */
  @Column('jsonb', { default: [] })
  events: WeddingEvent[];

  /** Since when the moments and events of its files are to be computed again. */
  @Column('timestamptz', { name: 'moments_due_at', nullable: true })
  momentsDueAt: Date | null;

  /** Increases with every change of the wedding's media. */
  @Column({
    type: 'bigint',
    name: 'media_revision',
    default: 0,
    transformer: int8,
  })
  mediaRevision: number;

  /** Counts deleted uploads, too. */
  @Column('timestamptz', { name: 'last_upload_at', nullable: true })
  lastUploadAt: Date | null;

  /**
   * When files go to the trash, announced 30 days before; null: not announced.
   */
  @Column('timestamptz', { name: 'files_due_at', nullable: true })
  filesDueAt: Date | null;

  /** Exempt from the retention time. */
  @Column('boolean', { name: 'is_kept', default: false })
  isKept: boolean;

  /**
   * The mode as it was chosen; `currentVisibility` tells the mode of a moment.
   */
  @Column('text', { default: 'upload-only' })
  visibility: AlbumMode;

  /** The end of a sealed album; afterwards it is shared. */
  @Column('timestamptz', { name: 'sealed_until', nullable: true })
  sealedUntil: Date | null;

  /** Exposure of new files: shown, or held until the couple chooses. */
  @Column('text', { default: 'at-once' })
  moderation: AlbumModeration;

  /** The number of favourites that the couple wants to choose. */
  @Column('integer', { name: 'favourites_target', nullable: true })
  favouritesTarget: number | null;

  /** The server makes and resets it. */
  @Column('boolean', { name: 'is_demo', default: false })
  isDemo: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}

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
