import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffModule } from '../staff/staff.module.js';
import { Wedding } from './wedding.entity.js';
import { WeddingsService } from './weddings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Wedding]), StaffModule],
  providers: [WeddingsService],
  exports: [WeddingsService],
})
export class WeddingsModule {}
