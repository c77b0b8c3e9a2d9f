import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { storageUrl } from '@hatira/contract';
import type { Request, Response } from 'express';
import type { SentAnswer } from '../request/hall-turns.interceptor.js';
import { ReceivesFile } from '../request/receives-file.js';
import { Sender } from '../request/sender.guard.js';
import type { UploadSender } from '../admission/upload-admission.service.js';
import { SingleRequestService } from './single-request.service.js';

const RECEIVE_TIME = { idleMs: 60_000, totalMs: 6 * 3_600_000 };

/** Small files and the keep-alive call (specification section 7). */
@Controller('api/media')
export class SingleUploadController {
  constructor(private readonly requests: SingleRequestService) {}

  @Get('keep-alive')
  keepAlive(@Res({ passthrough: true }) response: Response) {
    response.setHeader('Cache-Control', 'no-store');
    return { success: true };
  }

  @Post(':uploadPath/upload')
  @ReceivesFile('single', RECEIVE_TIME)
  async upload(
    @Sender() sender: UploadSender,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SentAnswer> {
    const media = await this.requests.receive(sender, request, response);
    const data = { storage_url: storageUrl(media.publicKey) };
    return { success: true, data, next: 'photo' };
  }
}
