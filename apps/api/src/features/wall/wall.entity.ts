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
import { WeddingLink } from '../weddings/wedding-link.entity.js';

/** A screen in the hall; ends with the couple's link. */
@Entity('walls')
export class Wall {
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'bigint', name: 'couple_hash', transformer: int8 })
  coupleHash: number;

  @ManyToOne(() => WeddingLink)
  @JoinColumn({ name: 'couple_hash' })
  link: Relation<WeddingLink>;

  /** Opens the wall. */
  @Column('text')
  token: string;

  @Column('boolean', { name: 'is_paused', default: false })
  isPaused: boolean;

  /** The screen shows its next item with each increase. */
  @Column('integer', { default: 0 })
  skips: number;

  /** Media on the screen, as it last reported. */
  @Column('uuid', { array: true, default: '{}' })
  shown: string[];

  @Column('timestamptz', { name: 'seen_at', nullable: true })
  seenAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
