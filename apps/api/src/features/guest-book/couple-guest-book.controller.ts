import { Controller, UseGuards } from '@nestjs/common';
import { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { GalleryLinkGuard } from '../weddings/gallery-link.guard.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { GuestBookRoutes } from './guest-book-routes.js';
import { GuestBookService } from './guest-book.service.js';

/** The same by the couple’s link. */
@Controller('api/media/admin/:hash')
@UseGuards(GalleryLinkGuard)
export class CoupleGuestBookController extends GuestBookRoutes {
  constructor(
    weddings: WeddingsService,
    books: GuestBookService,
    limits: RateLimitsService,
  ) {
    super(weddings, books, limits);
  }
}
