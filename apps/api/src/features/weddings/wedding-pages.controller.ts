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
import { currentVisibility, sealEnd } from './current-visibility.js';
import { namedWedding, type Wedding } from './wedding.entity.js';
import { WeddingContentsService } from './wedding-contents.service.js';
import { WeddingsService } from './weddings.service.js';

/** Calls of guests' and couples' pages (specification section 7). */
@Controller('api')
export class WeddingPagesController {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly contents: WeddingContentsService,
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
    };
  }

  @Get('admin/wedding-info/:hash')
  @UseGuards(GalleryLinkGuard)
  async weddingInfo(
    @Param('hash', new ZodPipe(weddingHash)) hash: number,
    @Req() request: Request,
  ): Promise<Success<WeddingInfo>> {
    const { wedding, access } = await this.weddings.byHash(hash, request);
    const cover = await this.contents.coverOf(wedding.id);
    const { slug, isEnabled, titleFont, timeZone, isDemo } = wedding;
    const { filesDueAt, favouritesTarget } = wedding;
    const sealed = access === 'view' ? sealEnd(wedding) : undefined;
    // The day is announced only of files that exist.
    const due = sealed ? null : (filesDueAt?.toISOString() ?? null);
    return {
      success: true,
      data: {
        weddingPath: slug,
        names: titleNames(namedWedding(wedding)),
        isEnabled,
        titleFont,
        access,
        timeZone,
        isDemo,
        filesDueAt: due,
        ...(cover !== undefined && { cover }),
        ...(sealed && { sealedUntil: sealed.toISOString() }),
        ...(access === 'full' && {
          album: {
            mode: currentVisibility(wedding),
            moderation: wedding.moderation,
            hasWall: await this.contents.hasWall(hash),
          },
          ...(favouritesTarget !== null && { favouritesTarget }),
        }),
      },
    };
  }
}

/** The couple's choice, which does not depend on the contents. */
function albumOf(wedding: Wedding): Pick<UploadSwitch, 'album'> {
  const opensAt = sealEnd(wedding)?.toISOString();
  if (opensAt !== undefined) return { album: { isOpen: false, opensAt } };
  const isOpen = currentVisibility(wedding) === 'shared';
  return isOpen ? { album: { isOpen } } : {};
}
