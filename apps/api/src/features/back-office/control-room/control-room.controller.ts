import type { ControlRoom, Success } from '@hatira/contract';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { StaffGuard } from '../../staff/staff.guard.js';
import { ControlRoomService } from './control-room.service.js';

/** The day’s weddings, for staff. */
@Controller('api/admin/control-room')
@UseGuards(StaffGuard)
export class ControlRoomController {
  constructor(private readonly room: ControlRoomService) {}

  @Get()
  async now(): Promise<Success<ControlRoom>> {
    return { success: true, data: await this.room.now() };
  }
}
