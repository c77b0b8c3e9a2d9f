import { Module } from '@nestjs/common';
import { ArchivesModule } from '../archives/archives.module.js';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { AlbumsService } from './albums.service.js';
import { CoupleAlbumsController } from './couple-albums.controller.js';
import { MadeAlbumsRepository } from './made-albums.repository.js';
import { OpenedAlbumsController } from './opened-albums.controller.js';
import { OpenedAlbumsRepository } from './opened-albums.repository.js';

@Module({
  imports: [ArchivesModule, MediaModule, StaffModule, WeddingsModule],
  controllers: [CoupleAlbumsController, OpenedAlbumsController],
  providers: [AlbumsService, MadeAlbumsRepository, OpenedAlbumsRepository],
  exports: [OpenedAlbumsRepository],
})
export class AlbumsModule {}
