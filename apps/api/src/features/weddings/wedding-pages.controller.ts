import {
  titleNames,
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
import { namedWedding } from './wedding.entity.js';
import { WeddingsService } from './weddings.service.js';

/** Calls of guests' and couples' pages (specification section 7). */
@Controller('api')
export class WeddingPagesController {
  constructor(private readonly weddings: WeddingsService) {}

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

  /** Without the hash, which is the couple's key. */
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
    };
  }

  @Get('admin/wedding-info/:hash')
  @UseGuards(GalleryLinkGuard)
  async weddingInfo(
    @Param('hash', new ZodPipe(weddingHash)) hash: number,
    @Req() request: Request,
  ): Promise<Success<WeddingInfo>> {
    const { wedding, access } = await this.weddings.byHash(hash, request);
    const { slug, isEnabled, titleFont, isDemo, filesDueAt } = wedding;
    const due = filesDueAt?.toISOString() ?? null;
    return {
      success: true,
      data: {
        weddingPath: slug,
        names: titleNames(namedWedding(wedding)),
        isEnabled,
        titleFont,
        access,
        isDemo,
        filesDueAt: due,
      },
    };
  }
}
