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
import { storageUrl, type Turn } from '@hatira/contract';
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
import { UploadFailuresService } from '../failures/upload-failures.service.js';
import { counted } from '../upload-count.js';
import { UploadAdmissionService } from '../upload-admission.service.js';
import { UploadLimitsService } from '../upload-limits.service.js';
import { storedNote } from '../../media/mine/stored-note.js';
import { turnKindOf, turnPlace } from '../turns/upload-turns.service.js';
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
    private readonly failures: UploadFailuresService,
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
    const turn = await counted('slice', request, () =>
      this.received(slug, request, response),
    );
    return { success: true, ...(turn && { turn }) };
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

  /** A photo of several slices goes on without a turn for each. */
  private async received(
    slug: string,
    request: Request,
    response: Response,
  ): Promise<Turn | undefined> {
    const sender = await this.admission.enter(slug, request, response);
    const place = turnPlace(sender, 'video');
    const { end, total } = await this.failures.watch(
      sender,
      request,
      async () => {
        // Leaves the body unread if even the oldest upload may not continue.
        requireUploadsAllowed(sender.wedding, new Date(0));
        return this.limits.turns.during(place, request, () =>
          this.limits.watch(sender.guest, request, () =>
            this.sliceRequests.receive(sender, request, response),
          ),
        );
      },
    );
    const kind = turnKindOf(total);
    if (kind === 'photo' && end < total) return undefined;
    return this.limits.turns.next({ ...place, kind });
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
    return this.failures.watch(sender, request, async () => {
      const identity = await this.sliceRequests.identityOf(sender, {
        ...fields,
        total: fields.fileSize,
      });
      const { contentHash } = fields;
      return this.completion.complete(identity, { note, contentHash });
    });
  }
}
