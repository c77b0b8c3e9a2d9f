import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffDirectoryService } from './accounts/staff-directory.service.js';
import { StaffList } from './accounts/staff-list.js';
import { AuditTrailEntry } from './audit/audit-entry.entity.js';
import { AuditService } from './audit/audit.service.js';
import { InstallationService } from './installation.service.js';
import { KnownDevices } from './known-devices.js';
import { OriginGuard } from './origin.guard.js';
import { StaffRecoveryCode } from './second-factor/recovery-code.entity.js';
import { SecondFactorCodesService } from './second-factor/second-factor-codes.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SessionListService } from './sessions/session-list.service.js';
import { SessionsService } from './sessions.service.js';
import { StaffAccount } from './staff-account.entity.js';
import { StaffAccountsService } from './staff-accounts.service.js';
import { StaffSession } from './staff-session.entity.js';

const PARTS = [
  AuditService,
  InstallationService,
  KnownDevices,
  OriginGuard,
  SecondFactorCodesService,
  SecondFactorService,
  SessionListService,
  SessionsService,
  StaffAccountsService,
  StaffDirectoryService,
  StaffList,
];

@Module({
  imports: [TypeOrmModule.forFeature([AuditTrailEntry, StaffAccount, StaffRecoveryCode, StaffSession])],
  providers: PARTS,
  exports: PARTS,
})
export class StaffModule {}
