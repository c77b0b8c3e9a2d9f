import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { CoupleGuestBookController } from './couple-guest-book.controller.js';
import { GuestBookController } from './guest-book.controller.js';
import { GuestBookService } from './guest-book.service.js';
import { GuestNotesRepository } from './guest-notes.repository.js';
import { GuestPicturesService } from './guest-pictures.service.js';

@Module({
  imports: [MediaModule, StaffModule, WeddingsModule],
  controllers: [GuestBookController, CoupleGuestBookController],
  providers: [GuestBookService, GuestNotesRepository, GuestPicturesService],
})
export class GuestBookModule {}
