import type { DeletionValidation, StaffMember, Success, WeddingRow } from '@hatira/contract';
import { pathSegment } from '@hatira/contract/schemas';
import { Controller, Delete, Get, Inject, Param, UseGuards } from '@nestjs/common';
import { BackgroundsService } from '../backgrounds/backgrounds.service.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../staff/staff.guard.js';
import { weddingRow } from '../weddings/wedding.entity.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { WeddingDeletion } from './weddings/wedding-deletion.js';

const slugPipe = new ZodPipe(pathSegment);

/** What staff do across features (specification section 7). */
@Controller('api')
@UseGuards(StaffGuard)
export class BackOfficeController {
  constructor(
    @Inject(WeddingsService) private readonly weddings: WeddingsService,
    @Inject(BackgroundsService) private readonly backgrounds: BackgroundsService,
    @Inject(WeddingDeletion) private readonly deletion: WeddingDeletion,
  ) {}

  @Get('admin/weddings')
  async list(): Promise<Success<WeddingRow[]>> {
    const [weddings, backgrounds] = await Promise.all([this.weddings.all(), this.backgrounds.all()]);
    const withBackground = new Set(backgrounds.map(({ weddingId }) => weddingId));
    const data = weddings.map((wedding) => weddingRow(wedding, withBackground.has(wedding.id)));
    return { success: true, data };
  }

  @Get('wedding/:weddingPath/validate-deletion')
  validateDeletion(@Param('weddingPath', slugPipe) weddingPath: string): Promise<DeletionValidation> {
    return this.deletion.validate(weddingPath);
  }

  @Delete('wedding/:weddingPath')
  async delete(
    @Param('weddingPath', slugPipe) weddingPath: string,
    @CurrentStaff() staff: StaffMember,
  ): Promise<{ success: true }> {
    await this.deletion.delete(weddingPath, staff);
    return { success: true };
  }
}
