import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../database/database.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MediaModule } from '../media/media.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { assembleUpload } from './assemble-upload.job.js';
import { UploadAssembly } from './assemble-upload.js';
import { HeldBytes } from './held-bytes.js';
import { SingleUpload } from './single-upload.js';
import { SliceForm } from './slice-form.js';
import { SliceLedger } from './slice-ledger.js';
import { SliceReceiver } from './slice-receiver.js';
import { UploadCompletion } from './upload-completion.js';
import { UploadGate } from './upload-gate.js';
import { UploadLimits } from './upload-limits.js';
import { UploadProgress } from './upload-progress.js';
import { UploadRegister } from './upload-register.js';
import { UploadSlice } from './upload-slice.entity.js';
import { UploadSweepService } from './upload-sweep.service.js';
import { Upload } from './upload.entity.js';

const PARTS = [
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
