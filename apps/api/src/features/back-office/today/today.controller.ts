import type { Success, Today } from '@hatira/contract';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { StaffGuard } from '../../staff/staff.guard.js';
import { TodayRepository } from './today.repository.js';

/** The weddings of today and of the coming days, for staff. */
@Controller('api/admin/today')
@UseGuards(StaffGuard)
export class TodayController {
  constructor(private readonly today: TodayRepository) {}

  @Get()
  async read(): Promise<Success<Today>> {
    return { success: true, data: await this.today.read() };
  }
}
