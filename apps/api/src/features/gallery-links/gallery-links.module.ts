import { Module } from '@nestjs/common';
import { ArchivesModule } from '../archives/archives.module.js';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { CoupleLinksController } from './couple-links.controller.js';
import { WeddingLinkChangesService } from './wedding-link-changes.service.js';

@Module({
  imports: [ArchivesModule, MediaModule, StaffModule, WeddingsModule],
  controllers: [CoupleLinksController],
  providers: [WeddingLinkChangesService],
  exports: [WeddingLinkChangesService],
})
export class GalleryLinksModule {}
