import type { StaffMember } from '@hatira/contract';
import { Controller, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../../platform/config/load-config.js';
import { StaffGuard, staffOf } from '../../staff/staff.guard.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { WallListRepository } from './wall-list.repository.js';
import { WallRoutes } from './wall-routes.js';
import { WallsService } from './walls.service.js';

/** Walls, for staff. */
@Controller('api/admin/weddings/:hash/walls')
@UseGuards(StaffGuard)
export class StaffWallsController extends WallRoutes {
  // Nest reads the types of a class's own constructor.
  constructor(
    walls: WallsService,
    rows: WallListRepository,
    config: Config,
    private readonly weddings: WeddingsService,
  ) {
    super(walls, rows, config);
  }

  protected async admit(hash: number, request: Request): Promise<void> {
    await this.weddings.byCoupleHash(hash, request);
  }

  protected async authorOf(
    hash: number,
    request: Request,
  ): Promise<StaffMember> {
    await this.admit(hash, request);
    return staffOf(request);
  }
}
