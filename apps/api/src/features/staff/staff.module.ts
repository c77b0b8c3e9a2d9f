import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffDirectoryService } from './accounts/staff-directory.service.js';
import { StaffListRepository } from './accounts/staff-list.repository.js';
import { AuditTrailEntry } from './audit/audit-entry.entity.js';
import { AuditService } from './audit/audit.service.js';
import { InstallationService } from './installation.service.js';
import { KnownDevicesService } from './known-devices.service.js';
import { OriginGuard } from './origin.guard.js';
import { StaffRecoveryCode } from './second-factor/recovery-code.entity.js';
import { SecondFactorCodesService } from './second-factor/second-factor-codes.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SessionListService } from './sessions/session-list.service.js';
import { SessionsService } from './sessions.service.js';
import { StaffAccount } from './staff-account.entity.js';
import { StaffAccountsService } from './staff-accounts.service.js';
import { StaffSession } from './staff-session.entity.js';
import { PanelStaffController } from './accounts/panel-staff.controller.js';
import { AuthController } from './auth.controller.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SessionsController } from './sessions/sessions.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      AuditTrailEntry,
      StaffAccount,
      StaffRecoveryCode,
      StaffSession,
    ]),
  ],
  controllers: [
    AuthController,
    PanelStaffController,
    SecondFactorController,
    SessionsController,
  ],
  providers: [
    AuditService,
    InstallationService,
    KnownDevicesService,
    OriginGuard,
    SecondFactorCodesService,
    SecondFactorService,
    SessionListService,
    SessionsService,
    StaffAccountsService,
    StaffDirectoryService,
    StaffListRepository,
  ],
  exports: [
    AuditService,
    InstallationService,
    OriginGuard,
    SecondFactorService,
    SessionsService,
    StaffAccountsService,
  ],
})
export class StaffModule {}
