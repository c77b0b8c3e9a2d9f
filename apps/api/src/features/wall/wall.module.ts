import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { WeddingContentsService } from '../weddings/wedding-contents.service.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { CoupleWallsController } from './control/couple-walls.controller.js';
import { StaffWallsController } from './control/staff-walls.controller.js';
import { WallListRepository } from './control/wall-list.repository.js';
import { WallsService } from './control/walls.service.js';
import { ScreenReportsService } from './screen/screen-reports.service.js';
import { ScreensController } from './screen/screens.controller.js';
import { ScreensRepository } from './screen/screens.repository.js';
import { WallItemsRepository } from './screen/wall-items.repository.js';
import { WallPicturesService } from './screen/wall-pictures.service.js';
import { WallSlotsService } from './screen/wall-slots.service.js';
import { WallStreamsService } from './screen/wall-streams.service.js';
import { WallEventsService } from './wall-events.service.js';
import { Wall } from './wall.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Wall]),
    MediaModule,
    StaffModule,
    WeddingsModule,
  ],
  controllers: [CoupleWallsController, StaffWallsController, ScreensController],
  providers: [
    ScreenReportsService,
    ScreensRepository,
    WallEventsService,
    WallItemsRepository,
    WallListRepository,
    WallPicturesService,
    WallSlotsService,
    WallsService,
    WallStreamsService,
  ],
})
export class WallModule {
  constructor(contents: WeddingContentsService, walls: WallListRepository) {
    contents.findWallsBy((hash) => walls.exist(hash));
  }
}
