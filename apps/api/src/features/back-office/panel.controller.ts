import type {
  PanelSummary,
  SettingChanges,
  SettingsSheet,
  StaffMember,
  Success,
  SystemState,
} from '@hatira/contract';
import { settingChanges } from '@hatira/contract/schemas';
import { Body, Controller, Get, Put, UseGuards } from '@nestjs/common';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { VideoToolsService } from '../media/video-tools.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { CurrentStaff, StaffGuard } from '../staff/staff.guard.js';
import { PanelSummaryRepository } from './lists/panel-summary.repository.js';
import { SettingsChangeService } from './settings-change.service.js';

/** The panel's header, the settings and the state of the machine. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class PanelController {
  constructor(
    private readonly summaries: PanelSummaryRepository,
    private readonly settings: SettingsService,
    private readonly settingsChange: SettingsChangeService,
    private readonly videoTools: VideoToolsService,
  ) {}

  @Get('summary')
  async summary(): Promise<Success<PanelSummary>> {
    return { success: true, data: await this.summaries.summary() };
  }

  @Get('system')
  async system(): Promise<Success<SystemState>> {
    return {
      success: true,
      data: { videoTools: await this.videoTools.current() },
    };
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
