import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InstallationService } from './installation.service.js';
import { OriginGuard } from './origin.guard.js';
import { SessionsService } from './sessions.service.js';
import { StaffAccount } from './staff-account.entity.js';
import { StaffAccountsService } from './staff-accounts.service.js';
import { StaffSession } from './staff-session.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([StaffAccount, StaffSession])],
  providers: [InstallationService, OriginGuard, SessionsService, StaffAccountsService],
  exports: [InstallationService, OriginGuard, SessionsService, StaffAccountsService],
})
export class StaffModule {}
