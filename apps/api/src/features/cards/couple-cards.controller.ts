import { CARDS_API } from '@hatira/contract';
import { Controller, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { GalleryLinkGuard } from '../weddings/gallery-link.guard.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { CardRoutes } from './card-routes.js';
import { CardsService } from './cards.service.js';

/**
 * The limit of one wedding. Each change of an option draws all previews again.
 */
export const CARD_DRAWINGS: RateLimit = {
  name: 'card-drawings',
  points: 180,
  perSeconds: 60,
};

/** The same by the couple’s link. */
@Controller('api/media/admin/:hash/cards')
@UseGuards(GalleryLinkGuard)
export class CoupleCardsController extends CardRoutes {
  constructor(
    weddings: WeddingsService,
    cards: CardsService,
    private readonly limits: RateLimitsService,
  ) {
    super(weddings, cards);
  }

  protected addressOf(hash: number): string {
    return CARDS_API.coupleList(hash);
  }

  /** @throws Problem `wedding_not_found`, `too_many_requests` */
  protected override async admit(
    hash: number,
    request: Request,
  ): Promise<Wedding> {
    const wedding = await super.admit(hash, request);
    await this.limits.consume(CARD_DRAWINGS, String(wedding.id));
    return wedding;
  }
}
