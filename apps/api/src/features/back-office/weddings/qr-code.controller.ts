import { PAGES } from '@hatira/contract';
import { qrQuery, weddingHash, type QrQuery } from '@hatira/contract/schemas';
import {
  Controller,
  Get,
  Param,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../../platform/config/load-config.js';
import { asAttachment } from '../../../platform/http/files/attachment.js';
import { originOf } from '../../../platform/http/server/request-origin.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { pngForPrint } from '../../../platform/imaging/picture/bitmap.js';
import { qrSvg } from '../../../platform/print/qr-code.js';
import { StaffGuard } from '../../staff/staff.guard.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import { WeddingsService } from '../../weddings/weddings.service.js';

const hashPipe = new ZodPipe(weddingHash);
const queryPipe = new ZodPipe(qrQuery);

interface WantedCode extends QrQuery {
  hash: number;
}

/** Readable with a quarter damaged, as by a fold. */
const CORRECTION = 'quartile';
/** 1,200 pixels a side. */
const PNG = { side: '101.6mm', dpi: 300 };

/** QR codes for printed cards. */
@Controller('api/admin/weddings/:hash')
@UseGuards(StaffGuard)
export class QrCodeController {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly links: WeddingLinksService,
    private readonly config: Config,
  ) {}

  @Get('qr.svg')
  async svg(
    @Param('hash', hashPipe) hash: number,
    @Query(queryPipe) { page }: QrQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { name, address } = await this.pageOf({ hash, page }, request);
    asAttachment(response, `${name}.svg`).send(qrSvg(address, CORRECTION));
  }

  @Get('qr.png')
  async png(
    @Param('hash', hashPipe) hash: number,
    @Query(queryPipe) { page }: QrQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { name, address } = await this.pageOf({ hash, page }, request);
    asAttachment(response, `${name}.png`).send(
      await pngForPrint(qrSvg(address, CORRECTION, PNG.side), PNG.dpi),
    );
  }

  private async pageOf(
    { hash, page }: WantedCode,
    request: Request,
  ): Promise<{ name: string; address: string }> {
    const link = await this.weddings.byCoupleHash(hash, request);
    const origin = originOf(request, this.config);
    const { slug } = link.wedding;
    if (page === 'upload')
      return { name: `${slug}-qr`, address: origin + PAGES.upload(slug) };
    const shown =
      page === 'couple' ? link : await this.links.relativesOf(link.weddingId);
    return {
      name: `${slug}-${page}-qr`,
      address: origin + PAGES.gallery(shown.hash),
    };
  }
}
