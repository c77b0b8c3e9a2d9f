import type { GalleryAccess } from '@hatira/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';
import { Wedding } from './wedding.entity.js';

/** A key to a gallery: the couple's, or the optional one of relatives. */
@Entity('wedding_links')
export class WeddingLink {
  @PrimaryColumn({ type: 'bigint', transformer: int8 })
  hash: number;

  @Column({ type: 'bigint', name: 'wedding_id', transformer: int8 })
  weddingId: number;

  @ManyToOne(() => Wedding)
  @JoinColumn({ name: 'wedding_id' })
  wedding: Relation<Wedding>;

  @Column('text')
  access: GalleryAccess;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}

/** A gallery and the link's rights. */
export type GalleryReader = Pick<WeddingLink, 'weddingId' | 'access'>;

/** SQL: joins the couple's link as `couple`, by this column of wedding ids. */
export function joinCoupleLink(weddingId: string): string {
  return `JOIN wedding_links AS couple ON couple.wedding_id = ${weddingId} AND couple.access = 'full'`;
}
