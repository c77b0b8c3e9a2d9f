import { Module } from '@nestjs/common';
import { ArchivesModule } from '../archives/archives.module.js';
import { BackgroundsModule } from '../backgrounds/backgrounds.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { cleanup } from './cleanup.job.js';
import { Cleanup } from './cleanup.js';
import { RetentionTime } from './retention-time.js';
import { Retention } from './retention.js';
import { TrashRetention } from './trash-retention.js';

@Module({
  imports: [
    JobsModule.queues(cleanup),
    ArchivesModule,
    BackgroundsModule,
    ContactModule,
    MediaModule,
    StaffModule,
    UploadsModule,
    WeddingsModule,
  ],
  providers: [Cleanup, Retention, RetentionTime, TrashRetention],
  exports: [Cleanup, JobsModule],
})
export class CleanupModule {}
