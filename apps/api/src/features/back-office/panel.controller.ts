import type {
  PanelSummary,
  SettingChanges,
  SettingsSheet,
  StaffMember,
  Success,
  SystemState,
} from '@hatira/contract';
import { changeSettings } from '@hatira/contract/schemas';
import { Body, Controller, Get, Put, UseGuards } from '@nestjs/common';
import { VERSION } from '../../platform/config/version.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { VideoToolsService } from '../media/video-tools.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { StaffAccountsService } from '../staff/staff-accounts.service.js';
import { CurrentStaff, StaffGuard } from '../staff/staff.guard.js';
import { PanelSummaryRepository } from './lists/panel-summary.repository.js';
import { SettingsChangeService } from './settings-change.service.js';

interface OwnPassword {
  currentPassword?: string;
}

/** Header, settings and state of the machine. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class PanelController {
  constructor(
    private readonly summaries: PanelSummaryRepository,
    private readonly settings: SettingsService,
    private readonly settingsChange: SettingsChangeService,
    private readonly accounts: StaffAccountsService,
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
      data: {
        version: VERSION,
        videoTools: await this.videoTools.current(),
      },
    };
  }

  @Get('settings')
  async readSettings(): Promise<Success<SettingsSheet>> {
    return { success: true, data: await this.settings.sheet() };
  }

  /** An open panel must not drop the second factor of all accounts. */
  @Put('settings')
  async changeSettings(
    @Body(new ZodPipe(changeSettings))
    { currentPassword = '', ...changes }: SettingChanges & OwnPassword,
    @CurrentStaff() staff: StaffMember,
  ): Promise<Success<SettingsSheet>> {
    if (await this.settings.wouldChange('staffSecondFactor', changes)) {
      await this.accounts.requirePassword(staff, currentPassword);
    }
    await this.settingsChange.apply(changes, staff);
    return { success: true, data: await this.settings.sheet() };
  }
}
