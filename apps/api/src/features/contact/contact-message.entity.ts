import type { ContactMessageStatus } from '@hatira/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A message of the contact form. */
@Entity('contact_messages')
export class ContactMessage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** `YYYY-MM-DD`, without a zone. */
  @Column('date', { name: 'wedding_date' })
  weddingDate: string;

  @Column('text')
  message: string;

  @Column('text')
  status: ContactMessageStatus;

  /** Keyed hash, to recognize a sender of many messages; null after a month. */
  @Column('bytea', { name: 'address_hash', nullable: true, select: false })
  addressHash: Buffer | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  /** Set if and only if answered. */
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** Null when the account is deleted. */
  @Column('uuid', { name: 'answered_by', nullable: true })
  answeredBy: string | null;
}
