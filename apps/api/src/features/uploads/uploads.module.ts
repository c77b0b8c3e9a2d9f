import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { WeddingContentsService } from '../weddings/wedding-contents.service.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { assembleUpload } from './completion/assemble-upload.job.js';
import { UploadAssemblyService } from './completion/upload-assembly.service.js';
import { DailyBytesService } from './admission/daily-bytes.service.js';
import { AlertChoicesController } from './alerts/alert-choices.controller.js';
import { AlertChoicesService } from './alerts/alert-choices.service.js';
import { AlertWebhooksService } from './alerts/alert-webhooks.service.js';
import { WeddingAlertsService } from './alerts/wedding-alerts.service.js';
import { UploadFailuresRepository } from './failures/upload-failures.repository.js';
import { UploadFailuresService } from './failures/upload-failures.service.js';
import { HeldBytesService } from './slices/held-bytes.service.js';
import { SingleRequestService } from './single/single-request.service.js';
import { SingleUploadService } from './single/single-upload.service.js';
import { SingleUploadsRepository } from './single/single-uploads.repository.js';
import { SliceRequestService } from './slices/slice-request.service.js';
import { SlicesRepository } from './slices/slices.repository.js';
import { SliceReceiverService } from './slices/slice-receiver.service.js';
import { UploadCompletionController } from './completion/upload-completion.controller.js';
import { UploadCompletionService } from './completion/upload-completion.service.js';
import { UploadAdmissionService } from './admission/upload-admission.service.js';
import { UploadOpeningService } from './upload-opening.service.js';
import { UploadLimitsService } from './admission/upload-limits.service.js';
import { UploadWeddingsRepository } from './admission/upload-weddings.repository.js';
import { UploadProgressService } from './slices/upload-progress.service.js';
import { UploadsRepository } from './uploads.repository.js';
import { UploadSlice } from './upload-slice.entity.js';
import { UploadSweepService } from './upload-sweep.service.js';
import { Upload } from './upload.entity.js';
import { SingleUploadController } from './single/single-upload.controller.js';
import { SendingController } from './sending.controller.js';
import { UploadTurnsService } from './turns/upload-turns.service.js';
import { SliceUploadController } from './slices/slice-upload.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Upload, UploadSlice]),
    JobsModule.queues(assembleUpload),
    DatabaseModule,
    MediaModule,
    StaffModule,
    WeddingsModule,
  ],
  controllers: [
    AlertChoicesController,
    SendingController,
    SingleUploadController,
    SliceUploadController,
    UploadCompletionController,
  ],
  providers: [
    AlertChoicesService,
    AlertWebhooksService,
    DailyBytesService,
    HeldBytesService,
    SingleRequestService,
    SingleUploadService,
    SingleUploadsRepository,
    SliceReceiverService,
    SliceRequestService,
    SlicesRepository,
    UploadAdmissionService,
    UploadAssemblyService,
    UploadCompletionService,
    UploadFailuresRepository,
    UploadFailuresService,
    UploadLimitsService,
    UploadOpeningService,
    UploadProgressService,
    UploadSweepService,
    UploadTurnsService,
    UploadWeddingsRepository,
    UploadsRepository,
    WeddingAlertsService,
  ],
  exports: [
    AlertWebhooksService,
    SingleUploadService,
    UploadAssemblyService,
    UploadFailuresRepository,
    UploadSweepService,
    WeddingAlertsService,
  ],
})
export class UploadsModule {
  constructor(contents: WeddingContentsService) {
    contents.keptBy('uploads');
  }
}
