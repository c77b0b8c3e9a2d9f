import { Controller, UseGuards } from '@nestjs/common';
import { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { StaffGuard } from '../staff/staff.guard.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { GuestBookRoutes } from './guest-book-routes.js';
import { GuestBookService } from './guest-book.service.js';

/** The guest book for print, for staff. */
@Controller('api/admin/weddings/:hash')
@UseGuards(StaffGuard)
export class GuestBookController extends GuestBookRoutes {
  // Nest reads the types of a class's own constructor.
  constructor(
    weddings: WeddingsService,
    books: GuestBookService,
    limits: RateLimitsService,
  ) {
    super(weddings, books, limits);
  }
}
