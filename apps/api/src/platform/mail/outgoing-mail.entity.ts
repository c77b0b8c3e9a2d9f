import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Kept for some days. */
@Entity('outgoing_mail')
export class OutgoingMail {
  /** Also the Message-ID. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  recipient: string;

  @Column('text', { name: 'reply_to_name', nullable: true })
  replyToName: string | null;

  @Column('text', { name: 'reply_to_address', nullable: true })
  replyToAddress: string | null;

  @Column('text')
  subject: string;

  @Column('text', { name: 'body_text' })
  bodyText: string;

  @Column('text', { name: 'body_html', nullable: true })
  bodyHtml: string | null;

  @Column('text')
  status: 'pending' | 'sent' | 'failed';

  /** Null after success. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** Committed before each attempt. */
  @Column('int')
  attempts: number;

  /** The sending process (InstanceLockService). */
  @Column('int', { name: 'sending_by', nullable: true })
  sendingBy: number | null;

  /** The time for the sweep. */
  @Column('timestamptz', { name: 'next_attempt_at' })
  nextAttemptAt: Date;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;
}
