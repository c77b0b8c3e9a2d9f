import type { ContactMessageStatus } from '@hatira/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What somebody has written into the contact form. */
@Entity('contact_messages')
export class ContactMessage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** A day without a zone: `YYYY-MM-DD`. */
  @Column('date', { name: 'wedding_date' })
  weddingDate: string;

  @Column('text')
  message: string;

  @Column('text')
  status: ContactMessageStatus;

  /** Keyed hash of the network address, to tell one sender from many; null after a month. */
  @Column('bytea', { name: 'address_hash', nullable: true, select: false })
  addressHash: Buffer | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  /** Present exactly when it is answered. */
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** The staff account that has marked it; null when that is gone. */
  @Column('uuid', { name: 'answered_by', nullable: true })
  answeredBy: string | null;
}
