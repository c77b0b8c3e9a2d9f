import type { BackgroundRow, StaffMember, Success } from '@hatira/contract';
import { weddingHash } from '@hatira/contract/schemas';
import {
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../staff/staff.guard.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { BackgroundListRepository } from './background-list.repository.js';
import { backgroundRow } from './background-row.js';
import { BackgroundTrashService } from './background-trash.service.js';
import { BackgroundUploadService } from './background-upload.service.js';
import { BackgroundsService } from './backgrounds.service.js';

const hashPipe = new ZodPipe(weddingHash);

/** Calls of staff about page backgrounds (specification section 7). */
@Controller('api/backgrounds')
@UseGuards(StaffGuard)
export class BackgroundsController {
  constructor(
    private readonly list: BackgroundListRepository,
    private readonly backgrounds: BackgroundsService,
    private readonly uploads: BackgroundUploadService,
    private readonly trash: BackgroundTrashService,
    private readonly weddings: WeddingsService,
  ) {}

  @Get()
  async all(): Promise<Success<BackgroundRow[]>> {
    return { success: true, data: await this.list.all() };
  }

  @Get(':hash')
  async one(
    @Param('hash', hashPipe) hash: number,
    @Req() request: Request,
  ): Promise<Success<BackgroundRow>> {
    const link = await this.weddings.byCoupleHash(hash, request);
    return {
      success: true,
      data: backgroundRow(await this.backgrounds.of(link.weddingId), link),
    };
  }

  @Post(':hash/upload')
  async upload(
    @Param('hash', hashPipe) hash: number,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<BackgroundRow>> {
    const link = await this.weddings.byCoupleHash(hash, request);
    const background = await this.uploads.receive(
      link.wedding,
      staff,
      request,
      response,
    );
    return { success: true, data: backgroundRow(background, link) };
  }

  @Delete(':hash')
  async remove(
    @Param('hash', hashPipe) hash: number,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<{ success: true }> {
    const { wedding } = await this.weddings.byCoupleHash(hash, request);
    await this.trash.moveToTrash(wedding, staff);
    return { success: true };
  }
}
