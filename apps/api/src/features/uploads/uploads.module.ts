import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MediaModule } from '../media/media.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { assembleUpload } from './completion/assemble-upload.job.js';
import { UploadAssembly } from './completion/assemble-upload.js';
import { DailyBytes } from './daily-bytes.js';
import { HeldBytes } from './slices/held-bytes.js';
import { SingleUpload } from './single-upload.js';
import { SliceForm } from './slices/slice-form.js';
import { SliceLedger } from './slices/slice-ledger.js';
import { SliceReceiver } from './slices/slice-receiver.js';
import { UploadCompletion } from './completion/upload-completion.js';
import { UploadGate } from './upload-gate.js';
import { UploadLimits } from './upload-limits.js';
import { UploadProgress } from './slices/upload-progress.js';
import { UploadRegister } from './upload-register.js';
import { UploadSlice } from './slices/upload-slice.entity.js';
import { UploadSweepService } from './upload-sweep.service.js';
import { Upload } from './upload.entity.js';

const PARTS = [
  DailyBytes,
  HeldBytes,
  SingleUpload,
  SliceForm,
  SliceLedger,
  SliceReceiver,
  UploadAssembly,
  UploadCompletion,
  UploadGate,
  UploadLimits,
  UploadProgress,
  UploadRegister,
  UploadSweepService,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([Upload, UploadSlice]),
    JobsModule.queues(assembleUpload),
    DatabaseModule,
    MediaModule,
    WeddingsModule,
  ],
  providers: PARTS,
  exports: PARTS,
})
export class UploadsModule {}
