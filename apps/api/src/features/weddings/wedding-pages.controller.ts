import {
  uploadHeading,
  type PathValidity,
  type Success,
  type UploadSwitch,
  type WeddingInfo,
} from '@hatira/contract';
import { pathSegment, weddingHash } from '@hatira/contract/schemas';
import { Controller, Get, Param, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { GalleryLinkGuard } from './gallery-link.guard.js';
import { sealEnd } from './current-visibility.js';
import { sharesAlbum, toldEvents } from './event-visibility.js';
import { namedWedding, type Wedding } from './wedding.entity.js';
import { WeddingInfoService } from './wedding-info.service.js';
import { WeddingsService } from './weddings.service.js';

/** Calls of guests' and couples' pages (specification section 7). */
@Controller('api')
export class WeddingPagesController {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly info: WeddingInfoService,
  ) {}

  /** An unknown or malformed path is not an error. */
  @Get('validate-path/:uploadPath')
  async validatePath(
    @Param('uploadPath') uploadPath: string,
  ): Promise<PathValidity> {
    return {
      success: true,
      isValid: (await this.weddings.find(uploadPath)) !== undefined,
    };
  }

  /** Answers without the hash, which is the couple's key. */
  @Get('wedding-hash/:uploadPath')
  async uploadSwitch(
    @Param('uploadPath', new ZodPipe(pathSegment)) uploadPath: string,
  ): Promise<UploadSwitch> {
    const wedding = await this.weddings.bySlug(uploadPath);
    const { slug, isDemo, titleFont } = wedding;
    const heading = uploadHeading(namedWedding(wedding));
    return {
      success: true,
      weddingPath: slug,
      isEnabled: wedding.isEnabled && !isDemo,
      titleFont,
      ...heading,
      ...albumOf(wedding),
      ...programOf(wedding),
    };
  }

  @Get('admin/wedding-info/:hash')
  @UseGuards(GalleryLinkGuard)
  async weddingInfo(
    @Param('hash', new ZodPipe(weddingHash)) hash: number,
    @Req() request: Request,
  ): Promise<Success<WeddingInfo>> {
    const link = await this.weddings.byHash(hash, request);
    return { success: true, data: await this.info.of(link) };
  }
}

/** The events that guests may know of. */
function programOf(wedding: Wedding): Pick<UploadSwitch, 'program'> {
  const events = toldEvents(wedding).map(
    ({ id, kind, name, date, begins, ends }) => {
      return { id, kind, name, date, begins, ends };
    },
  );
  const { timeZone } = wedding;
  return events.length > 0 ? { program: { timeZone, events } } : {};
}

/** The couple's choice, which does not depend on the contents. */
function albumOf(wedding: Wedding): Pick<UploadSwitch, 'album'> {
  if (sharesAlbum(wedding)) return { album: { isOpen: true } };
  const opensAt = sealEnd(wedding)?.toISOString();
  return opensAt === undefined ? {} : { album: { isOpen: false, opensAt } };
}
