import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { BackgroundTrashService } from './background-trash.service.js';
import { BackgroundUpload } from './background-upload.js';
import { Background } from './background.entity.js';
import { BackgroundsService } from './backgrounds.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Background]), StaffModule, WeddingsModule],
  providers: [BackgroundsService, BackgroundTrashService, BackgroundUpload],
  exports: [BackgroundsService, BackgroundTrashService, BackgroundUpload],
})
export class BackgroundsModule {}
