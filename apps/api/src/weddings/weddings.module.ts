import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffModule } from '../staff/staff.module.js';
import { Wedding } from './wedding.entity.js';
import { WeddingChangesService } from './wedding-changes.service.js';
import { WeddingsService } from './weddings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Wedding]), StaffModule],
  providers: [WeddingChangesService, WeddingsService],
  exports: [WeddingChangesService, WeddingsService],
})
export class WeddingsModule {}
