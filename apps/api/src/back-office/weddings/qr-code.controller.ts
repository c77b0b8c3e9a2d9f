import { PAGES } from '@hatira/contract';
import { weddingHash } from '@hatira/contract/schemas';
import { Controller, Get, Inject, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import QRCode, { type QRCodeErrorCorrectionLevel } from 'qrcode';
import { Config } from '../../config/load-config.js';
import { ZodPipe } from '../../http/zod.pipe.js';
import { StaffGuard } from '../../staff/staff.guard.js';
import { WeddingsService } from '../../weddings/weddings.service.js';

const hashPipe = new ZodPipe(weddingHash);

/** Survives a fold or a wine stain over a quarter of it; the quiet zone is the standard's four modules. */
const PRINTED = { errorCorrectionLevel: 'Q' as QRCodeErrorCorrectionLevel, margin: 4 };
/** Pixels: 10 cm at 300 dpi. Looking for the best filter of each line takes long, and gains nothing on squares. */
const PNG = { ...PRINTED, width: 1_200, rendererOpts: { filterType: 0, deflateStrategy: 0 } as object };

/** The address of a wedding's upload page as a code to be printed on cards. */
@Controller('api/admin/weddings/:hash')
@UseGuards(StaffGuard)
export class QrCodeController {
  constructor(
    @Inject(WeddingsService) private readonly weddings: WeddingsService,
    @Inject(Config) private readonly config: Config,
  ) {}

  @Get('qr.svg')
  async svg(@Param('hash', hashPipe) hash: number, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { slug, address } = await this.pageOf(hash, request);
    response.attachment(`${slug}-qr.svg`).send(await QRCode.toString(address, { ...PRINTED, type: 'svg' }));
  }

  @Get('qr.png')
  async png(@Param('hash', hashPipe) hash: number, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { slug, address } = await this.pageOf(hash, request);
    response.attachment(`${slug}-qr.png`).send(await QRCode.toBuffer(address, PNG));
  }

  private async pageOf(hash: number, request: Request): Promise<{ slug: string; address: string }> {
    const { slug } = await this.weddings.byHash(hash, request);
    const origin = this.config.publicUrl ?? `${request.protocol}://${request.host}`;
    return { slug, address: origin + PAGES.upload(slug) };
  }
}
