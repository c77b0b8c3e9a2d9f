import { Module } from '@nestjs/common';
import { BuildArchiveProcessor } from './features/archives/build/build-archive.processor.js';
import { CleanupProcessor } from './features/cleanup/cleanup.processor.js';
import { SendMailProcessor } from './platform/mail/send-mail.processor.js';
import { JobDrainService } from './platform/jobs/job-drain.service.js';
import { CopyVideoProcessor } from './features/media/derivatives/copy-video.processor.js';
import { DeriveLargeProcessor } from './features/media/derivatives/derive-large.processor.js';
import { DeriveMediaProcessor } from './features/media/derivatives/derive-media.processor.js';
import { DateMediaProcessor } from './features/media/moments/date-media.processor.js';
import { TranscodeVideoProcessor } from './features/media/derivatives/transcode-video.processor.js';
import { AssembleUploadProcessor } from './features/uploads/completion/assemble-upload.processor.js';
import { FEATURES, PLATFORM } from './api.module.js';

const PROCESSORS = [
  AssembleUploadProcessor,
  BuildArchiveProcessor,
  CleanupProcessor,
  CopyVideoProcessor,
  DateMediaProcessor,
  DeriveLargeProcessor,
  DeriveMediaProcessor,
  SendMailProcessor,
  TranscodeVideoProcessor,
];

/** The features without HTTP, with their queues' processors. */
@Module({
  imports: [...PLATFORM, ...FEATURES],
  providers: [JobDrainService, ...PROCESSORS],
})
export class WorkerModule {}
