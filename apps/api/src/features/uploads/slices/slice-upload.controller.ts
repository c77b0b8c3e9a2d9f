import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { storageUrl } from '@hatira/contract';
import {
  completeUpload,
  pathSegment,
  uploadId,
  type CompleteUpload,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { limitReceiveTime } from '../../../platform/http/limits/receive-time.js';
import { parseOrRefuse, ZodPipe } from '../../../platform/http/zod.pipe.js';
import type { Media } from '../../media/media.entity.js';
import { SLICE_WRITE_LIMIT_MS } from './slices.repository.js';
import { SliceRequestService } from './slice-request.service.js';
import { UploadCompletionService } from '../completion/upload-completion.service.js';
import { counted } from '../upload-count.js';
import { UploadAdmissionService } from '../upload-admission.service.js';
import { UploadLimitsService } from '../upload-limits.service.js';
import { storedNote } from '../upload-note.js';
import { requireUploadsAllowed } from '../upload-permission.js';
import { UploadProgressService } from './upload-progress.service.js';

const SLICE_IDLE_MS = 30_000;
const path = new ZodPipe(pathSegment, 'wedding_not_found');

/** Receives slices (specification section 7). */
@Controller('api/media/:uploadPath')
export class SliceUploadController {
  constructor(
    private readonly admission: UploadAdmissionService,
    private readonly sliceRequests: SliceRequestService,
    private readonly completion: UploadCompletionService,
    private readonly progress: UploadProgressService,
    private readonly limits: UploadLimitsService,
  ) {}

  @Post('upload-chunk')
  @HttpCode(200)
  async slice(
    @Param('uploadPath', path) slug: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    limitReceiveTime(request, {
      idleMs: SLICE_IDLE_MS,
      totalMs: SLICE_WRITE_LIMIT_MS,
    });
    await counted('slice', request, async () => {
      const sender = await this.admission.enter(slug, request, response);
      // Leaves the body unread if even the oldest upload may not continue.
      requireUploadsAllowed(sender.wedding, new Date(0));
      await this.limits.watch(sender.guest, () =>
        this.sliceRequests.receive(sender, request, response),
      );
    });
    return { success: true };
  }

  @Post('complete-upload')
  @HttpCode(200)
  async complete(
    @Param('uploadPath', path) slug: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const media = await counted('complete', request, () =>
      this.completedMedia(slug, body, request, response),
    );
    return {
      success: true,
      data: { storage_url: storageUrl(media.publicKey) },
    };
  }

  @Get('uploads/:uploadId')
  async state(
    @Param('uploadPath', path) slug: string,
    @Param('uploadId', new ZodPipe(uploadId, 'upload_not_found')) id: string,
    @Res({ passthrough: true }) response: Response,
  ) {
    response.setHeader('Cache-Control', 'no-store');
    const wedding = await this.admission.wedding(slug);
    return { success: true, data: await this.progress.of(wedding.id, id) };
  }

  private async completedMedia(
    slug: string,
    body: unknown,
    request: Request,
    response: Response,
  ): Promise<Media> {
    const fields: CompleteUpload = parseOrRefuse(completeUpload, body);
    const note = storedNote(fields.note);
    const sender = await this.admission.enter(slug, request, response);
    const identity = await this.sliceRequests.identityOf(sender, {
      ...fields,
      total: fields.fileSize,
    });
    return this.completion.complete(identity, note);
  }
}
