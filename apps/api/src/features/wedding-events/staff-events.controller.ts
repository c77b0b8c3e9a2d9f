import type { StaffMember } from '@hatira/contract';
import { Controller, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { StaffGuard, staffOf } from '../staff/staff.guard.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';
import { EventRoutes } from './event-routes.js';
import { WeddingEventsService } from './wedding-events.service.js';

/** The events of a wedding, for staff. */
@Controller('api/admin/weddings/:hash/events')
@UseGuards(StaffGuard)
export class StaffEventsController extends EventRoutes {
  // Nest reads the types of a class's own constructor.
  constructor(
    events: WeddingEventsService,
    private readonly links: WeddingLinksService,
  ) {
    super(events);
  }

  protected admit(hash: number): Promise<number> {
    return this.links.idOf(hash);
  }

  protected authorOf(_hash: number, request: Request): Promise<StaffMember> {
    return Promise.resolve(staffOf(request));
  }
}
