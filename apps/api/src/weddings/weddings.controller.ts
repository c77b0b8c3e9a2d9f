import type { WeddingCreated } from '@hatira/contract';
import { createWedding, pathSegment, toggleEnabled } from '@hatira/contract/schemas';
import { Body, Controller, Inject, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ZodPipe } from '../http/zod.pipe.js';
import { StaffGuard } from '../staff/staff.guard.js';
import { weddingRow } from './wedding.entity.js';
import { WeddingsService } from './weddings.service.js';

/** What staff do to a wedding itself (specification section 7). */
@Controller('api/wedding')
@UseGuards(StaffGuard)
export class WeddingsController {
  constructor(@Inject(WeddingsService) private readonly weddings: WeddingsService) {}

  @Post()
  async create(@Body(new ZodPipe(createWedding)) { weddingPath }: { weddingPath: string }): Promise<WeddingCreated> {
    const wedding = await this.weddings.create(weddingPath);
    return { success: true, wedding: weddingRow(wedding, false) };
  }

  @Put(':weddingPath/toggle-enabled')
  async toggle(
    @Param('weddingPath', new ZodPipe(pathSegment)) weddingPath: string,
    @Body(new ZodPipe(toggleEnabled)) { enabled }: { enabled: boolean },
  ): Promise<{ success: true; isEnabled: boolean }> {
    await this.weddings.setEnabled(weddingPath, enabled);
    return { success: true, isEnabled: enabled };
  }
}
