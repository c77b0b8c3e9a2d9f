import type { Wedding } from '../../weddings/wedding.entity.js';
import type { Notice } from './fault.js';
import type { GuestLine } from './guest-line.js';
import type { SampleFile } from './sample-files.js';

/** One robot on its way. */
export interface Visit {
  line: GuestLine;
  wedding: Wedding;
  coupleHash: number;
  guestId: string;
  /** Header of the robot's cookie. */
  cookie: string;
  /** The address in the printed code. */
  printed: string;
  sent: SentFile[];
  /** The worker has made the pictures of all. */
  isVisible: boolean;
  /** Milliseconds until each of both files was safe. */
  waits: number[];
  /** The wait of a call without a body, which touches no storage. */
  idleWaitMs: number;
}

export interface SentFile extends SampleFile {
  kind: 'photo' | 'video';
  storageUrl: string;
  /** Milliseconds of the monotonic clock. */
  arrivedAt: number;
}

/** `skipped`: an earlier step has named the fault. */
export type Outcome = Notice | 'skipped' | undefined;

/** @throws RehearsalFault where the robot cannot go on */
export type Step = (visit: Visit) => Promise<Outcome>;
