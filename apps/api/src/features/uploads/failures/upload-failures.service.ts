import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { isRobot } from '../../../platform/http/cookies/robot-guest.js';
import type { UploadSender } from '../admission/upload-admission.service.js';
import { deviceName } from './device-name.js';
import {
  UploadFailuresRepository,
  type FailureCount,
} from './upload-failures.repository.js';

/** Parts of the protocol; a phone that went away comes back. */
const NO_TROUBLE = new Set([
  'exact_repeat',
  'slice_in_progress',
  'upload_busy',
  'upload_incomplete',
]);
const FLUSH_MS = 2_000;
/** The number of counts between two flushes. */
const MAX_COUNTS = 500;

/** Counts failed uploads of each guest for staff. */
@Injectable()
export class UploadFailuresService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(UploadFailuresService.name);
  private counts = new Map<string, FailureCount>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly repository: UploadFailuresRepository) {}

  /**
   * Counts a failure, unless it is a part of the protocol or of a rehearsal.
   * @param userAgent names the guest's device
   */
  count(
    { wedding, guest, guestId }: UploadSender,
    userAgent: string | undefined,
    code: string,
  ): void {
    if (NO_TROUBLE.has(code) || isRobot(guestId)) return;
    const id = guestId ?? guest.address;
    const key = `${wedding.id} ${id} ${code}`;
    const known = this.counts.get(key);
    if (known) known.failures += 1;
    else if (this.counts.size < MAX_COUNTS)
      this.counts.set(key, {
        weddingId: wedding.id,
        guest: id,
        code,
        failures: 1,
        device: deviceName(userAgent),
      });
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
  }

  /** Never rejects: an upload does not depend on it. */
  private async flush(): Promise<void> {
    this.timer = undefined;
    const counts = [...this.counts.values()];
    this.counts = new Map();
    if (counts.length === 0) return;
    await this.repository
      .add(counts)
      .catch((error: Error) =>
        this.logger.warn(`failed uploads were not counted: ${error.message}`),
      );
  }
}
