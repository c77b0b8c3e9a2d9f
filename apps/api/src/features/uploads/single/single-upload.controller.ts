import {
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
  pathSegment,
  singleUploadFields,
  type SingleUploadFields,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { receiveFile } from '../../../platform/http/forms/multipart.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { limitReceiveTime } from '../../../platform/http/limits/receive-time.js';
import { parseOrRefuse, ZodPipe } from '../../../platform/http/zod.pipe.js';
import { cleanFileName } from '../../../platform/http/files/file-name.js';
import type { MediaOrigin } from '../../media/media-origin.js';
import type { PublishedItem } from '../../media/media-publication.service.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { DailyBytesService } from '../daily-bytes.service.js';
import { SingleUploadService } from './single-upload.service.js';
import { UploadFailuresService } from '../failures/upload-failures.service.js';
import { counted } from '../upload-count.js';
import {
  UploadAdmissionService,
  type Sender,
} from '../upload-admission.service.js';
import {
  UploadLimitsService,
  type FileCharge,
} from '../upload-limits.service.js';
import { clientClock } from '../client-clock.js';
import { storedNote } from '../../media/mine/stored-note.js';
import { turnPlace } from '../turns/upload-turns.service.js';
import { requireUploadsAllowed } from '../upload-permission.js';

const IDLE_MS = 60_000;
const TOTAL_MS = 6 * 3_600_000;

/** Small files and the keep-alive call (specification section 7). */
@Controller('api/media')
export class SingleUploadController {
  constructor(
    private readonly admission: UploadAdmissionService,
    private readonly uploads: SingleUploadService,
    private readonly limits: UploadLimitsService,
    private readonly failures: UploadFailuresService,
    private readonly daily: DailyBytesService,
    private readonly settings: SettingsService,
  ) {}

  @Get('keep-alive')
  keepAlive(@Res({ passthrough: true }) response: Response) {
    response.setHeader('Cache-Control', 'no-store');
    return { success: true };
  }

  @Post(':uploadPath/upload')
  @HttpCode(200)
  async upload(
    @Param('uploadPath', new ZodPipe(pathSegment, 'wedding_not_found'))
    slug: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { media, turn } = await counted('single', request, () =>
      this.receive(slug, request, response),
    );
    return {
      success: true,
      data: { storage_url: storageUrl(media.publicKey) },
      ...(turn && { turn }),
    };
  }

  private async receive(
    slug: string,
    request: Request,
    response: Response,
  ): Promise<{ media: PublishedItem; turn: Turn | undefined }> {
    limitReceiveTime(request, { idleMs: IDLE_MS, totalMs: TOTAL_MS });
    const sender = await this.admission.enter(slug, request, response);
    const place = turnPlace(sender, 'photo');
    const media = await this.failures.watch(sender, request, () =>
      this.limits.turns.during(place, request, () =>
        this.limits.watch(sender.guest, request, () =>
          this.keep(sender, request, response),
        ),
      ),
    );
    return { media, turn: this.limits.turns.next(place) };
  }

  /** Counts a file from its first accepted bytes until a refusal. */
  private async keep(
    { wedding, guest, guestId, arrivedAtMs }: Sender,
    request: Request,
    response: Response,
  ): Promise<PublishedItem> {
    requireUploadsAllowed(wedding);
    await this.daily.requireRoom(
      wedding,
      Number(request.get('content-length') ?? 0),
    );
    const { maxFileBytes } = await this.settings.current();
    let charge: FileCharge | undefined;
    const admit = async () => {
      charge = await this.limits.take(wedding.id, guest);
    };
    try {
      const { file, fields } = await receiveFile(request, response, {
        field: 'media',
        maxBytes: maxFileBytes,
        store: ({ name, stream }) =>
          this.uploads.storeFile(
            wedding.id,
            cleanFileName(name),
            stream,
            admit,
          ),
        discard: (stored) => this.uploads.discard(stored),
      });
      if (!file) throw new Problem('file_missing');
      const detailsOf = () => {
        const said = parseOrRefuse(singleUploadFields, fields);
        const origin = originOf(said, { guestId, arrivedAtMs });
        const { note, sha256 } = said;
        return { note: storedNote(note), origin, sha256 };
      };
      const { media, isNew } = await this.uploads.addToWedding(
        file.stored,
        detailsOf,
      );
      if (!isNew && charge) await this.limits.refundShared(charge);
      return media;
    } catch (error) {
      if (charge) await this.limits.refund(charge);
      throw error;
    }
  }
}

function originOf(
  { table, ...clock }: SingleUploadFields,
  { guestId, arrivedAtMs }: Pick<Sender, 'guestId' | 'arrivedAtMs'>,
): MediaOrigin {
  const tableNumber = table ?? null;
  return { ...clientClock(clock, arrivedAtMs), guestId, tableNumber };
}
