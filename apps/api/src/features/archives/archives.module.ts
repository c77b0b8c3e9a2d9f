import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MediaModule } from '../media/media.module.js';
import { ZipSlotsService } from './downloads/zip-slots.service.js';
import { WeddingContentsService } from '../weddings/wedding-contents.service.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { ArchiveDownloadsService } from './downloads/archive-downloads.service.js';
import { ArchiveEndingsService } from './archive-endings.service.js';
import { ArchivePlannerService } from './archive-planner.service.js';
import { ArchiveLayoutsService } from './downloads/archive-layouts.service.js';
import { ArchiveMessagesService } from './mail/archive-messages.service.js';
import { ArchivePreparationService } from './archive-preparation.service.js';
import { ArchivesRepository } from './archives.repository.js';
import { ArchiveSelectionService } from './archive-selection.service.js';
import { ArchiveSweepService } from './archive-sweep.service.js';
import { ArchivesService } from './archives.service.js';
import { buildArchive } from './build/build-archive.job.js';
import { ArchiveBuildService } from './build/archive-build.service.js';
import { BuildsRepository } from './build/builds.repository.js';
import { ArchivesController } from './archives.controller.js';
import { ChosenZipsService } from './downloads/chosen-zips.service.js';
import { BulkDownloadController } from './downloads/bulk-download.controller.js';

@Module({
  imports: [
    JobsModule.queues(buildArchive),
    DatabaseModule,
    MediaModule,
    WeddingsModule,
  ],
  controllers: [ArchivesController, BulkDownloadController],
  providers: [
    ZipSlotsService,
    ArchiveBuildService,
    ArchiveDownloadsService,
    ArchiveEndingsService,
    ArchiveLayoutsService,
    ArchiveMessagesService,
    ArchivePlannerService,
    ArchivePreparationService,
    ArchiveSelectionService,
    ArchiveSweepService,
    ArchivesRepository,
    ArchivesService,
    BuildsRepository,
    ChosenZipsService,
  ],
  exports: [
    ArchiveBuildService,
    ArchiveEndingsService,
    ArchivePreparationService,
    ArchiveSweepService,
    ChosenZipsService,
  ],
})
export class ArchivesModule {
  constructor(contents: WeddingContentsService) {
    contents.keptBy('archives');
  }
}
