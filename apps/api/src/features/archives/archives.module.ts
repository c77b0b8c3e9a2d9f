import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MediaModule } from '../media/media.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { ArchiveDownloads } from './archive-downloads.js';
import { ArchiveEndingsService } from './archive-endings.service.js';
import { ArchiveFreezer } from './archive-freezer.js';
import { ArchiveLayouts } from './archive-layouts.js';
import { ArchiveMessages } from './archive-messages.js';
import { ArchivePreparationService } from './archive-preparation.service.js';
import { ArchiveRegister } from './archive-register.js';
import { ArchiveSelection } from './archive-selection.js';
import { ArchiveSweepService } from './archive-sweep.service.js';
import { ArchivesService } from './archives.service.js';
import { buildArchive } from './build/build-archive.job.js';
import { BuildArchive } from './build/build-archive.js';
import { BuildLedger } from './build/build-ledger.js';

const PARTS = [
  ArchiveDownloads,
  ArchiveEndingsService,
  ArchiveFreezer,
  ArchiveLayouts,
  ArchiveMessages,
  ArchivePreparationService,
  ArchiveRegister,
  ArchiveSelection,
  ArchiveSweepService,
  ArchivesService,
  BuildArchive,
  BuildLedger,
];

@Module({
  imports: [JobsModule.queues(buildArchive), DatabaseModule, MediaModule, WeddingsModule],
  providers: PARTS,
  exports: PARTS,
})
export class ArchivesModule {}
