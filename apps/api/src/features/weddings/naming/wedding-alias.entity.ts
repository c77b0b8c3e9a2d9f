import { int8 } from '../../../platform/database/sql/int8.js';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A former path: it still works, as guests have it on cards. */
@Entity('wedding_aliases')
export class WeddingAlias {
  @PrimaryColumn({ type: 'bigint', name: 'wedding_id', transformer: int8 })
  weddingId: number;

  @PrimaryColumn('text', { name: 'slug_key' })
  slugKey: string;

  /** The path as it is displayed. */
  @Column('text')
  slug: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
