import { CARDS_API } from '@hatira/contract';
import { Controller, UseGuards } from '@nestjs/common';
import { StaffGuard } from '../staff/staff.guard.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { CardRoutes } from './card-routes.js';
import { CardsService } from './cards.service.js';

/** Cards for printing, for staff. */
@Controller('api/admin/weddings/:hash/cards')
@UseGuards(StaffGuard)
export class CardsController extends CardRoutes {
  // Nest reads the types of a class's own constructor.
  constructor(weddings: WeddingsService, cards: CardsService) {
    super(weddings, cards);
  }

  protected addressOf(hash: number): string {
    return CARDS_API.list(hash);
  }
}
