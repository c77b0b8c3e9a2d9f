import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { pathSegment, uploadId } from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import type { SentAnswer } from '../request/hall-turns.interceptor.js';
import { ReceivesFile } from '../request/receives-file.js';
import { Sender } from '../request/sender.guard.js';
import { turnKindOf } from '../turns/upload-turns.service.js';
import {
  UploadAdmissionService,
  type UploadSender,
} from '../admission/upload-admission.service.js';
import { requireUploadsAllowed } from '../admission/upload-permission.js';
import { SliceRequestService } from './slice-request.service.js';
import { SLICE_WRITE_LIMIT_MS } from './slices.repository.js';
import { UploadProgressService } from './upload-progress.service.js';

const RECEIVE_TIME = { idleMs: 30_000, totalMs: SLICE_WRITE_LIMIT_MS };

/** Receives slices, and says which have arrived (specification section 7). */
@Controller('api/media/:uploadPath')
export class SliceUploadController {
  constructor(
    private readonly admission: UploadAdmissionService,
    private readonly requests: SliceRequestService,
    private readonly progress: UploadProgressService,
  ) {}

  @Post('upload-chunk')
  @ReceivesFile('slice', RECEIVE_TIME)
  async slice(
    @Sender() sender: UploadSender,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SentAnswer> {
    // Leaves the body unread if even the oldest upload may not continue.
    requireUploadsAllowed(sender.wedding, new Date(0));
    const slice = await this.requests.receive(sender, request, response);
    const kind = turnKindOf(slice.total);
    // A photo of several slices goes on without a turn for each.
    const isInPhoto = kind === 'photo' && slice.end < slice.total;
    return { success: true, next: isInPhoto ? undefined : kind };
  }

  @Get('uploads/:uploadId')
  async state(
    @Param('uploadPath', new ZodPipe(pathSegment, 'wedding_not_found'))
    slug: string,
    @Param('uploadId', new ZodPipe(uploadId, 'upload_not_found')) id: string,
    @Res({ passthrough: true }) response: Response,
  ) {
    response.setHeader('Cache-Control', 'no-store');
    const wedding = await this.admission.wedding(slug);
    return { success: true, data: await this.progress.of(wedding.id, id) };
  }
}
