import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { WeddingContentsService } from '../weddings/wedding-contents.service.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { BackgroundListRepository } from './background-list.repository.js';
import { BackgroundTrashService } from './background-trash.service.js';
import { BackgroundUploadService } from './background-upload.service.js';
import { Background } from './background.entity.js';
import { BackgroundsService } from './backgrounds.service.js';
import { UnfinishedBackgroundsRepository } from './unfinished-backgrounds.repository.js';
import { BackgroundPagesController } from './background-pages.controller.js';
import { BackgroundsController } from './backgrounds.controller.js';

@Module({
  imports: [
    DatabaseModule,
    TypeOrmModule.forFeature([Background]),
    StaffModule,
    WeddingsModule,
  ],
  controllers: [BackgroundPagesController, BackgroundsController],
  providers: [
    BackgroundListRepository,
    BackgroundTrashService,
    BackgroundUploadService,
    BackgroundsService,
    UnfinishedBackgroundsRepository,
  ],
  exports: [BackgroundTrashService, BackgroundsService],
})
export class BackgroundsModule {
  constructor(
    contents: WeddingContentsService,
    backgrounds: BackgroundsService,
  ) {
    contents.keptBy('backgrounds');
    contents.findCoversBy(async (id) => (await backgrounds.find(id))?.id);
  }
}
