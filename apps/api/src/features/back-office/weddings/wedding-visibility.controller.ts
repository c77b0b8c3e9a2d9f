import type {
  AlbumVisibility,
  ChangeVisibility,
  StaffMember,
} from '@hatira/contract';
import { changeVisibility, weddingHash } from '@hatira/contract/schemas';
import { Body, Controller, Get, Param, Put, UseGuards } from '@nestjs/common';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { AlbumVisibilityService } from '../../media/exposure/album-visibility.service.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';

const hashPipe = new ZodPipe(weddingHash);

/** Staff choose for the couple what others see of its album. */
@Controller('api/admin/weddings/:hash/visibility')
@UseGuards(StaffGuard)
export class WeddingVisibilityController {
  constructor(
    private readonly links: WeddingLinksService,
    private readonly visibility: AlbumVisibilityService,
  ) {}

  @Get()
  async read(@Param('hash', hashPipe) hash: number): Promise<AlbumVisibility> {
    return this.visibility.of(await this.links.idOf(hash));
  }

  @Put()
  async change(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(changeVisibility)) change: ChangeVisibility,
    @CurrentStaff() staff: StaffMember,
  ): Promise<AlbumVisibility> {
    return this.visibility.change(await this.links.idOf(hash), change, staff);
  }
}
