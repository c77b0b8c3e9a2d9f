import { Column } from 'typeorm';
import { int8 } from '../../platform/database/sql/int8.js';

/** The sender of a file, and its date on the phone: columns of each stage. */
export abstract class MediaOrigin {
  /** The file's date, by the phone's clock. */
  @Column('timestamptz', { name: 'client_modified_at', nullable: true })
  clientModifiedAt: Date | null;

  /** The server's clock less the phone's. */
  @Column({
    type: 'bigint',
    name: 'client_clock_error_ms',
    nullable: true,
    transformer: int8,
  })
  clientClockErrorMs: number | null;

  /** IANA name. */
  @Column('text', { name: 'client_time_zone', nullable: true })
  clientTimeZone: string | null;

  /** The guest of the signed cookie. */
  @Column('text', { name: 'guest_id', nullable: true })
  guestId: string | null;

  /** The table of the card that the guest scanned. */
  @Column('smallint', { name: 'table_number', nullable: true })
  tableNumber: number | null;

  /** The event of the card that the guest scanned; it may be gone. */
  @Column('uuid', { name: 'scanned_event_id', nullable: true })
  scannedEventId: string | null;
}

export const UNKNOWN_ORIGIN: MediaOrigin = {
  clientModifiedAt: null,
  clientClockErrorMs: null,
  clientTimeZone: null,
  guestId: null,
  tableNumber: null,
  scannedEventId: null,
};
