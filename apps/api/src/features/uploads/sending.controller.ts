import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { storageUrl, type KnownFile } from '@hatira/contract';
import {
  knownFilesQuestion,
  turnQuestion,
  type KnownFilesQuestion,
  type TurnQuestion,
} from '@hatira/contract/schemas';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { FirstFilesService } from '../media/mine/first-files.service.js';
import { KnownMediaService } from '../media/mine/known-media.service.js';
import { storedNote } from '../media/mine/stored-note.js';
import { Sender, SenderGuard } from './request/sender.guard.js';
import type { UploadSender } from './admission/upload-admission.service.js';
import { requireUploadsAllowed } from './admission/upload-permission.js';
import { turnWish, UploadTurnsService } from './turns/upload-turns.service.js';

/** A waiting phone asks once a second at most. */
const TURNS: RateLimit = { name: 'upload-turns', points: 120, perSeconds: 60 };
const KNOWN: RateLimit = { name: 'known-files', points: 120, perSeconds: 60 };

/** Answers phones that ask before they send. */
@Controller('api/media/:uploadPath')
@UseGuards(SenderGuard)
export class SendingController {
  constructor(
    private readonly turns: UploadTurnsService,
    private readonly known: KnownMediaService,
    private readonly firstFiles: FirstFilesService,
    private readonly limits: RateLimitsService,
  ) {}

  @Post('turn')
  @HttpCode(200)
  async turn(
    @Sender() sender: UploadSender,
    @Body(new ZodPipe(turnQuestion)) { kind }: TurnQuestion,
  ) {
    await this.requireFew(TURNS, sender);
    const isFirst = await this.isFirst(sender);
    const wish = { ...turnWish(sender, kind), isFirst };
    return { success: true, data: this.turns.ask(wish) };
  }

  @Post('known-files')
  @HttpCode(200)
  async knownFiles(
    @Sender() sender: UploadSender,
    @Body(new ZodPipe(knownFilesQuestion)) { files }: KnownFilesQuestion,
  ) {
    await this.requireFew(KNOWN, sender);
    return { success: true, data: await this.knownAmong(sender, files) };
  }

  /** @throws Problem `too_many_requests`, `uploads_disabled` */
  private async requireFew(
    limit: RateLimit,
    { wedding, guest, guestId }: UploadSender,
  ): Promise<void> {
    await this.limits.consume(limit, guestId ?? guest.network);
    requireUploadsAllowed(wedding);
  }

  /** Not for guests without our cookie: cookies can be invented. */
  private async isFirst({ wedding, guestId }: UploadSender): Promise<boolean> {
    if (guestId === null) return false;
    return this.firstFiles.isWithoutFile({ weddingId: wedding.id, guestId });
  }

  private async knownAmong(
    { wedding, guestId }: UploadSender,
    files: KnownFilesQuestion['files'],
  ): Promise<KnownFile[]> {
    if (guestId === null) return [];
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
