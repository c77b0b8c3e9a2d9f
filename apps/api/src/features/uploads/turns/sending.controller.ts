import {
  Body,
  Controller,
  HttpCode,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { storageUrl, type KnownFile } from '@hatira/contract';
import {
  knownFilesQuestion,
  pathSegment,
  turnQuestion,
  type KnownFilesQuestion,
  type TurnQuestion,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { FirstFilesService } from '../../media/mine/first-files.service.js';
import { KnownMediaService } from '../../media/mine/known-media.service.js';
import { storedNote } from '../../media/mine/stored-note.js';
import { sealEnd } from '../../weddings/current-visibility.js';
import {
  UploadAdmissionService,
  type Sender,
} from '../upload-admission.service.js';
import { requireUploadsAllowed } from '../upload-permission.js';
import { turnPlace, UploadTurnsService } from './upload-turns.service.js';

/** A waiting phone asks once a second at most. */
const TURNS: RateLimit = { name: 'upload-turns', points: 120, perSeconds: 60 };
const KNOWN: RateLimit = { name: 'known-files', points: 120, perSeconds: 60 };

const path = new ZodPipe(pathSegment, 'wedding_not_found');

/** Answers phones that ask before they send. */
@Controller('api/media/:uploadPath')
export class SendingController {
  constructor(
    private readonly admission: UploadAdmissionService,
    private readonly turns: UploadTurnsService,
    private readonly known: KnownMediaService,
    private readonly firstFiles: FirstFilesService,
    private readonly limits: RateLimitsService,
  ) {}

  @Post('turn')
  @HttpCode(200)
  async turn(
    @Param('uploadPath', path) slug: string,
    @Body(new ZodPipe(turnQuestion)) { kind }: TurnQuestion,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const sender = await this.enter(slug, TURNS, request, response);
    const isFirst = await this.isFirst(sender);
    const place = { ...turnPlace(sender, kind), isFirst };
    return { success: true, data: this.turns.ask(place) };
  }

  @Post('known-files')
  @HttpCode(200)
  async knownFiles(
    @Param('uploadPath', path) slug: string,
    @Body(new ZodPipe(knownFilesQuestion)) { files }: KnownFilesQuestion,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const sender = await this.enter(slug, KNOWN, request, response);
    return { success: true, data: await this.knownAmong(sender, files) };
  }

  private async enter(
    slug: string,
    limit: RateLimit,
    request: Request,
    response: Response,
  ): Promise<Sender> {
    const sender = await this.admission.enter(slug, request, response);
    const { network } = sender.guest;
    await this.limits.consume(limit, sender.guestId ?? network);
    requireUploadsAllowed(sender.wedding);
    return sender;
  }

  /** Not for guests without our cookie: cookies can be invented. */
  private async isFirst({ wedding, guestId }: Sender): Promise<boolean> {
    if (guestId === null) return false;
    return this.firstFiles.isWithoutFile({ weddingId: wedding.id, guestId });
  }

  private async knownAmong(
    { wedding, guestId }: Sender,
    files: KnownFilesQuestion['files'],
  ): Promise<KnownFile[]> {
    // Under a seal the answer would tell of other guests' files.
    if (guestId === null || sealEnd(wedding)) return [];
    const contents = files.map(({ contentHash, fileSize, note }) => ({
      contentHash: Buffer.from(contentHash, 'hex'),
      fileSize,
      note: storedNote(note),
    }));
    const owner = { weddingId: wedding.id, guestId };
    const keys = await this.known.claim(owner, contents);
    return keys.flatMap((key, index) =>
      key === undefined ? [] : [{ index, storage_url: storageUrl(key) }],
    );
  }
}
