import { Injectable } from '@nestjs/common';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { WallEventsService } from '../wall-events.service.js';
import { ScreensRepository } from './screens.repository.js';

/** The limit of one wall: a screen reports each turn. */
export const WALL_REPORTS: RateLimit = {
  name: 'wall-reports',
  points: 120,
  perSeconds: 60,
};

/** Keeps the items on screens for the couple's remote control. */
@Injectable()
export class ScreenReportsService {
  constructor(
    private readonly screens: ScreensRepository,
    private readonly limits: RateLimitsService,
    private readonly events: WallEventsService,
  ) {}

  /** @throws Problem `wall_not_found`, `too_many_requests` */
  async take(token: string, mediaIds: string[]): Promise<void> {
    const { id, weddingId } = await this.screens.byToken(token);
    await this.limits.consume(WALL_REPORTS, id);
    await this.screens.report(id, mediaIds);
    await this.events.notifyCouple(weddingId);
  }
}
