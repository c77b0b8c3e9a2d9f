import { Module } from '@nestjs/common';
import { ArchivesModule } from '../archives/archives.module.js';
import { BackgroundsModule } from '../backgrounds/backgrounds.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { DemoModule } from '../demo/demo.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MediaModule } from '../media/media.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { cleanup } from './cleanup.job.js';
import { CleanupService } from './cleanup.service.js';
import { LostJobsService } from './lost-jobs.service.js';
import { RetentionTimeService } from './retention-time.service.js';
import { RetentionService } from './retention.service.js';
import { TrashRetentionService } from './trash-retention.service.js';
import { WeddingUpkeepService } from './wedding-upkeep.service.js';

@Module({
  imports: [
    JobsModule.queues(cleanup),
    ArchivesModule,
    BackgroundsModule,
    ContactModule,
    DemoModule,
    MediaModule,
    RetentionModule,
    StaffModule,
    UploadsModule,
    WeddingsModule,
  ],
  providers: [
    CleanupService,
    LostJobsService,
    RetentionService,
    RetentionTimeService,
    TrashRetentionService,
    WeddingUpkeepService,
  ],
  exports: [CleanupService, JobsModule],
})
export class CleanupModule {}
