import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffModule } from '../staff/staff.module.js';
import { GalleryDoor } from './gallery-door.js';
import { OpenedGalleries } from './opened-galleries.js';
import { WaitingVisitors } from './waiting-visitors.js';
import { Wedding } from './wedding.entity.js';
import { WeddingLink } from './wedding-link.entity.js';
import { WeddingLinksService } from './wedding-links.service.js';
import { WeddingChangesService } from './wedding-changes.service.js';
import { WeddingsService } from './weddings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Wedding, WeddingLink]), StaffModule],
  providers: [
    GalleryDoor,
    OpenedGalleries,
    WaitingVisitors,
    WeddingChangesService,
    WeddingLinksService,
    WeddingsService,
  ],
  exports: [GalleryDoor, WeddingChangesService, WeddingLinksService, WeddingsService],
})
export class WeddingsModule {}
