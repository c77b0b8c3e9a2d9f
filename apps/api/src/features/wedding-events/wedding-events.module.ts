import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { CoupleEventsController } from './couple-events.controller.js';
import { StaffEventsController } from './staff-events.controller.js';
import { WeddingEventsService } from './wedding-events.service.js';

@Module({
  imports: [MediaModule, StaffModule, WeddingsModule],
  controllers: [CoupleEventsController, StaffEventsController],
  providers: [WeddingEventsService],
})
export class WeddingEventsModule {}
