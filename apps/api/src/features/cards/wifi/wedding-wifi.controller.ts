import type { ChangeWifi, StaffMember, WeddingWifi } from '@hatira/contract';
import { changeWifi, weddingHash } from '@hatira/contract/schemas';
import { Body, Controller, Get, Param, Put, UseGuards } from '@nestjs/common';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import { WeddingWifiService } from './wedding-wifi.service.js';

const hashPipe = new ZodPipe(weddingHash);

/** Staff enter the network that a wedding's cards connect to. */
@Controller('api/admin/weddings/:hash/wifi')
@UseGuards(StaffGuard)
export class WeddingWifiController {
  constructor(
    private readonly links: WeddingLinksService,
    private readonly wifi: WeddingWifiService,
  ) {}

  @Get()
  async read(@Param('hash', hashPipe) hash: number): Promise<WeddingWifi> {
    const network = await this.wifi.of(await this.links.idOf(hash));
    return { success: true, wifi: network ?? null };
  }

  @Put()
  async change(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(changeWifi)) { wifi }: ChangeWifi,
    @CurrentStaff() staff: StaffMember,
  ): Promise<WeddingWifi> {
    await this.wifi.change(hash, wifi, staff);
    return { success: true, wifi };
  }
}
