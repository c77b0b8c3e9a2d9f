import { Processor } from '@nestjs/bull';
import { Inject } from '@nestjs/common';
import type { Job } from 'bull';
import { ProcessJob } from '../../../platform/jobs/process-job.js';
import { assembleUpload, type AssembleUpload } from './assemble-upload.job.js';
import { UploadAssembly } from './assemble-upload.js';

@Processor(assembleUpload.queue)
export class AssembleUploadProcessor {
  constructor(@Inject(UploadAssembly) private readonly assembly: UploadAssembly) {}

  @ProcessJob(assembleUpload)
  async process({ data }: Job<AssembleUpload>): Promise<void> {
    await this.assembly.run(data.uploadRowId);
  }
}
