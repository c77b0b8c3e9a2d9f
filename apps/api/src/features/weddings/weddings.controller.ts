import type {
  CreateWedding,
  StaffMember,
  WeddingCreated,
} from '@hatira/contract';
import {
  createWedding,
  pathSegment,
  toggleEnabled,
} from '@hatira/contract/schemas';
import { Body, Controller, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../staff/staff.guard.js';
import { newWeddingRow } from './wedding.entity.js';
import { WeddingChangesService } from './wedding-changes.service.js';
import { WeddingsService } from './weddings.service.js';

/** Calls of staff about a wedding (specification section 7). */
@Controller('api/wedding')
@UseGuards(StaffGuard)
export class WeddingsController {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly changes: WeddingChangesService,
  ) {}

  @Post()
  async create(
    @Body(new ZodPipe(createWedding)) given: CreateWedding,
    @CurrentStaff() staff: StaffMember,
  ): Promise<WeddingCreated> {
    const { wedding, hash } = await this.weddings.create(given, staff);
    return { success: true, wedding: newWeddingRow(wedding, hash) };
  }

  @Put(':weddingPath/toggle-enabled')
  async toggle(
    @Param('weddingPath', new ZodPipe(pathSegment)) weddingPath: string,
    @Body(new ZodPipe(toggleEnabled)) { enabled }: { enabled: boolean },
    @CurrentStaff() staff: StaffMember,
  ): Promise<{ success: true; isEnabled: boolean }> {
    const { id } = await this.weddings.bySlug(weddingPath);
    await this.changes.setEnabled([id], enabled, staff);
    return { success: true, isEnabled: enabled };
  }
}
