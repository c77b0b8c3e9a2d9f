import { Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { ProcessJob } from '../../../platform/jobs/process-job.js';
import { buildArchive, type BuildArchiveJob } from './build-archive.job.js';
import { ArchiveBuildService } from './archive-build.service.js';

@Processor(buildArchive.queue)
export class BuildArchiveProcessor {
  constructor(private readonly work: ArchiveBuildService) {}

  @ProcessJob(buildArchive)
  async process({ data }: Job<BuildArchiveJob>): Promise<void> {
    await this.work.run(data.archiveId);
  }
}
