import type {
  DeletionValidation,
  StaffMember,
  Success,
  WeddingRow,
} from '@hatira/contract';
import { pathSegment } from '@hatira/contract/schemas';
import { Controller, Delete, Get, Param, UseGuards } from '@nestjs/common';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../staff/staff.guard.js';
import { WeddingRowsRepository } from './lists/wedding-rows.repository.js';
import { WeddingDeletionService } from './weddings/wedding-deletion.service.js';

const slugPipe = new ZodPipe(pathSegment);

/** Calls of staff across features (specification section 7). */
@Controller('api')
@UseGuards(StaffGuard)
export class BackOfficeController {
  constructor(
    private readonly rows: WeddingRowsRepository,
    private readonly deletion: WeddingDeletionService,
  ) {}

  @Get('admin/weddings')
  async list(): Promise<Success<WeddingRow[]>> {
    return { success: true, data: await this.rows.all() };
  }

  @Get('wedding/:weddingPath/validate-deletion')
  validateDeletion(
    @Param('weddingPath', slugPipe) weddingPath: string,
  ): Promise<DeletionValidation> {
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
