import { Inject, Injectable } from '@nestjs/common';
import { RateLimits, type RateLimit } from '../http/rate-limits.js';
import type { Guest } from './upload-gate.js';

/** Ten files a second are more than any phone sends; a whole hall shares one address, so none is counted by that. */
const FILES_PER_GUEST: RateLimit = { name: 'files-guest', points: 600, perSeconds: 60 };
/** A hall of 300 guests, each with twenty files a minute; whoever makes up a new cookie for each file meets this. */
const FILES_PER_WEDDING: RateLimit = { name: 'files-wedding', points: 6_000, perSeconds: 60 };

/** How many files may be begun (design section 3: by device and wedding, never by address alone). */
@Injectable()
export class UploadLimits {
  constructor(@Inject(RateLimits) private readonly limits: RateLimits) {}

  /** @throws Problem `too_many_requests` */
  async countOpening(weddingId: number, { cookie, address }: Guest): Promise<void> {
    await Promise.all([
      this.limits.consume(FILES_PER_GUEST, `${weddingId} ${cookie ?? address}`),
      this.limits.consume(FILES_PER_WEDDING, String(weddingId)),
    ]);
  }
}
