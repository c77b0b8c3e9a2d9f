import { Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { ProcessJob } from '../../../platform/jobs/process-job.js';
import { assembleUpload, type AssembleUpload } from './assemble-upload.job.js';
import { UploadAssemblyService } from './upload-assembly.service.js';

@Processor(assembleUpload.queue)
export class AssembleUploadProcessor {
  constructor(private readonly assembly: UploadAssemblyService) {}

  @ProcessJob(assembleUpload)
  async process({ data }: Job<AssembleUpload>): Promise<void> {
    await this.assembly.run(data.uploadRowId);
  }
}
