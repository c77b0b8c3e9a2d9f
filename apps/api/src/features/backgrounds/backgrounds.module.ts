import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { BackgroundListRepository } from './background-list.repository.js';
import { BackgroundTrashService } from './background-trash.service.js';
import { BackgroundUploadService } from './background-upload.service.js';
import { Background } from './background.entity.js';
import { BackgroundsService } from './backgrounds.service.js';
import { UnfinishedBackgroundsRepository } from './unfinished-backgrounds.repository.js';

const PARTS = [BackgroundListRepository, BackgroundsService, BackgroundTrashService, BackgroundUploadService];

@Module({
  imports: [DatabaseModule, TypeOrmModule.forFeature([Background]), StaffModule, WeddingsModule],
  providers: [...PARTS, UnfinishedBackgroundsRepository],
  exports: PARTS,
})
export class BackgroundsModule {}
