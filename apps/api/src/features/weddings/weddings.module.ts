import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffModule } from '../staff/staff.module.js';
import { GalleryAccessService } from './gallery-access.service.js';
import { OpenedGalleriesService } from './opened-galleries.service.js';
import { WaitingVisitorsService } from './waiting-visitors.service.js';
import { Wedding } from './wedding.entity.js';
import { WeddingAlias } from './naming/wedding-alias.entity.js';
import { WeddingNamingService } from './naming/wedding-naming.service.js';
import { WeddingLink } from './wedding-link.entity.js';
import { WeddingLinksService } from './wedding-links.service.js';
import { WeddingContentsService } from './wedding-contents.service.js';
import { WeddingInfoService } from './wedding-info.service.js';
import { WeddingChangesService } from './wedding-changes.service.js';
import { WeddingsService } from './weddings.service.js';
import { WeddingPagesController } from './wedding-pages.controller.js';
import { WeddingsController } from './weddings.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Wedding, WeddingAlias, WeddingLink]),
    StaffModule,
  ],
  controllers: [WeddingPagesController, WeddingsController],
  providers: [
    GalleryAccessService,
    OpenedGalleriesService,
    WaitingVisitorsService,
    WeddingChangesService,
    WeddingContentsService,
    WeddingInfoService,
    WeddingLinksService,
    WeddingNamingService,
    WeddingsService,
  ],
  exports: [
    GalleryAccessService,
    WeddingChangesService,
    WeddingContentsService,
    WeddingInfoService,
    WeddingLinksService,
    WeddingNamingService,
    WeddingsService,
  ],
})
export class WeddingsModule {}
