import type { PanelSummary, SettingChanges, SettingsSheet, StaffMember, Success } from '@hatira/contract';
import { settingChanges } from '@hatira/contract/schemas';
import { Body, Controller, Get, Inject, Put, UseGuards } from '@nestjs/common';
import { ZodPipe } from '../http/zod.pipe.js';
import { SettingsService } from '../settings/settings.service.js';
import { CurrentStaff, StaffGuard } from '../staff/staff.guard.js';
import { PanelFigures } from './lists/panel-figures.js';
import { SettingsChange } from './settings-change.js';

/** The panel's header and its settings. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class PanelController {
  constructor(
    @Inject(PanelFigures) private readonly figures: PanelFigures,
    @Inject(SettingsService) private readonly settings: SettingsService,
    @Inject(SettingsChange) private readonly settingsChange: SettingsChange,
  ) {}

  @Get('summary')
  async summary(): Promise<Success<PanelSummary>> {
    return { success: true, data: await this.figures.summary() };
  }

  @Get('settings')
  async readSettings(): Promise<Success<SettingsSheet>> {
    return { success: true, data: await this.settings.sheet() };
  }

  @Put('settings')
  async changeSettings(
    @Body(new ZodPipe(settingChanges)) changes: SettingChanges,
    @CurrentStaff() staff: StaffMember,
  ): Promise<Success<SettingsSheet>> {
    await this.settingsChange.apply(changes, staff);
    return { success: true, data: await this.settings.sheet() };
  }
}
