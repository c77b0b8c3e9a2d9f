import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { BackgroundList } from './background-list.js';
import { BackgroundTrashService } from './background-trash.service.js';
import { BackgroundUpload } from './background-upload.js';
import { Background } from './background.entity.js';
import { BackgroundsService } from './backgrounds.service.js';
import { UnfinishedBackgrounds } from './unfinished-backgrounds.js';

const PARTS = [BackgroundList, BackgroundsService, BackgroundTrashService, BackgroundUpload];

@Module({
  imports: [DatabaseModule, TypeOrmModule.forFeature([Background]), StaffModule, WeddingsModule],
  providers: [...PARTS, UnfinishedBackgrounds],
  exports: PARTS,
})
export class BackgroundsModule {}
