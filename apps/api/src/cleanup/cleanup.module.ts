import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { MediaModule } from '../media/media.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { cleanup } from './cleanup.job.js';
import { Cleanup } from './cleanup.js';

@Module({
  imports: [JobsModule.queues(cleanup), MediaModule, UploadsModule],
  providers: [Cleanup],
  exports: [Cleanup, JobsModule],
})
export class CleanupModule {}
