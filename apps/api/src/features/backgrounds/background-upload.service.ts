import {
  MAX_BACKGROUND_BYTES,
  type ProblemCode,
  type StaffMember,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { receiveFile } from '../../platform/http/forms/multipart.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { limitReceiveTime } from '../../platform/http/limits/receive-time.js';
import { ImageUnreadableError } from '../../platform/imaging/picture/image-errors.js';
import {
  drawableTypeOf,
  IMAGE_HEAD_BYTES,
} from '../../platform/imaging/picture/image-signature.js';
import { cleanFileName } from '../../platform/http/files/file-name.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import type { Background } from './background.entity.js';
import { BackgroundsService } from './backgrounds.service.js';

const FIELD = 'background';
/** 50 MB at 0.25 Mbit/s take 27 minutes. */
const RECEIVE_TIME = { idleMs: 60_000, totalMs: 30 * 60_000 };

const PROBLEM_OF = {
  format: 'background_not_image',
  kind: 'background_not_image',
  svg: 'background_not_image',
  damaged: 'background_damaged',
  pixels: 'background_too_many_pixels',
} as const satisfies Record<ImageUnreadableError['fault'], ProblemCode>;

/** The answer has it beside the fixed text of the specification. */
const REASONS: Partial<Record<ImageUnreadableError['fault'], string>> = {
  svg: 'SVG files are refused because they may hold a program. Choose a JPEG, PNG or WebP.',
  kind: 'The server cannot draw images of this format. Choose a JPEG, PNG, WebP or HEIC.',
};

interface ReceivedImage {
  bytes: Buffer;
  mimeType: string;
}

/** Receives a background (specification section 5). */
@Injectable()
export class BackgroundUploadService {
  constructor(private readonly backgrounds: BackgroundsService) {}

  /**
   * A refusal leaves no data.
   * @throws Problem `background_incomplete`, `background_too_large`,
   *   `background_not_image`, `background_damaged`,
   *   `background_too_many_pixels`, `background_exists`
   */
  async receive(
    wedding: Pick<Wedding, 'id' | 'slug'>,
    staff: StaffMember,
    request: Request,
    response: Response,
  ): Promise<Background> {
    limitReceiveTime(request, RECEIVE_TIME);
    if (await this.backgrounds.find(wedding.id))
      throw new Problem('background_exists');
    try {
      const { file } = await receiveFile(request, response, {
        field: FIELD,
        maxBytes: MAX_BACKGROUND_BYTES,
        tooLarge: 'background_too_large',
        store: ({ stream }) => readImage(stream),
        // The file was only in memory.
        discard: () => Promise.resolve(),
      });
      if (!file) throw new Problem('background_incomplete');
      return await this.backgrounds.add(
        wedding,
        { ...file.stored, name: cleanFileName(file.name) },
        staff,
      );
    } catch (error) {
      throw asProblem(error);
    }
  }
}

/**
 * Decoding needs all bytes (at most 50 MB) in memory; other files are refused
 * by their first bytes.
 */
async function readImage(
  source: AsyncIterable<Buffer>,
): Promise<ReceivedImage> {
  const chunks: Buffer[] = [];
  let size = 0;
  let mimeType: string | undefined;
  for await (const chunk of source) {
    chunks.push(chunk);
    size += chunk.length;
    if (mimeType === undefined && size >= IMAGE_HEAD_BYTES)
      mimeType = await drawableTypeOf(Buffer.concat(chunks));
  }
  if (size === 0) throw new Problem('empty_file');
  const bytes = Buffer.concat(chunks);
  return { bytes, mimeType: mimeType ?? (await drawableTypeOf(bytes)) };
}

function asProblem(error: unknown): unknown {
  if (!(error instanceof ImageUnreadableError)) return error;
  const reason = REASONS[error.fault];
  return new Problem(PROBLEM_OF[error.fault], {
    cause: error,
    ...(reason !== undefined && { details: { reason, fault: error.fault } }),
  });
}
