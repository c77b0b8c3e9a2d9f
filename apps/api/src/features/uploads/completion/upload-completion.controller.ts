import {
  Body,
  Controller,
  HttpCode,
  Post,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { storageUrl } from '@hatira/contract';
import { completeUpload, type CompleteUpload } from '@hatira/contract/schemas';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { storedNote } from '../../media/mine/stored-note.js';
import { Sender, SenderGuard } from '../request/sender.guard.js';
import { UploadFailures } from '../request/upload-failures.interceptor.js';
import { UploadMetrics } from '../request/upload-metrics.interceptor.js';
import { UploadStage } from '../request/upload-stage.js';
import { SliceRequestService } from '../slices/slice-request.service.js';
import type { UploadSender } from '../admission/upload-admission.service.js';
import { UploadCompletionService } from './upload-completion.service.js';

/** Joins the slices of a file (specification section 7). */
@Controller('api/media/:uploadPath')
export class UploadCompletionController {
  constructor(
    private readonly requests: SliceRequestService,
    private readonly completion: UploadCompletionService,
  ) {}

  @Post('complete-upload')
  @HttpCode(200)
  @UploadStage('complete')
  @UseGuards(SenderGuard)
  @UseInterceptors(UploadMetrics, UploadFailures)
  async complete(
    @Sender() sender: UploadSender,
    @Body(new ZodPipe(completeUpload)) file: CompleteUpload,
  ) {
    const identity = await this.requests.identityOf(sender, {
      ...file,
      total: file.fileSize,
    });
    const { contentHash } = file;
    const said = { note: storedNote(file.note), contentHash };
    const media = await this.completion.complete(identity, said);
    return {
      success: true,
      data: { storage_url: storageUrl(media.publicKey) },
    };
  }
}
