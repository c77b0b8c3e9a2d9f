import type {
  ChangedItems,
  ChangeNames,
  ChangeWedding,
  CreateWedding,
  PanelWedding,
  StaffMember,
} from '@hatira/contract';
import {
  changeNames,
  changeWedding,
  createWedding,
  erasure,
  keepWedding,
  panelWeddingsQuery,
  toggleWeddings,
  weddingHash,
  type PanelWeddingsQuery,
} from '@hatira/contract/schemas';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Response } from 'express';
import { restList } from '../../../platform/http/rest-list.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';
import { WeddingChangesService } from '../../weddings/wedding-changes.service.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { PanelWeddingsRepository } from '../lists/panel-weddings.repository.js';
import { WeddingDetailsService } from './wedding-details.service.js';
import { WeddingErasureService } from './wedding-erasure.service.js';

const hashPipe = new ZodPipe(weddingHash);

@Controller('api/admin/rest/weddings')
@UseGuards(StaffGuard)
export class PanelWeddingsController {
  constructor(
    private readonly rows: PanelWeddingsRepository,
    private readonly weddings: WeddingsService,
    private readonly links: WeddingLinksService,
    private readonly changes: WeddingChangesService,
    private readonly details: WeddingDetailsService,
    private readonly erasure: WeddingErasureService,
  ) {}

  @Get()
  async list(
    @Query(new ZodPipe(panelWeddingsQuery)) query: PanelWeddingsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PanelWedding[]> {
    return restList(response, 'weddings', await this.rows.page(query));
  }

  @Get(':hash')
  one(@Param('hash', hashPipe) hash: number): Promise<PanelWedding> {
    return this.rows.one(hash);
  }

  @Post()
  async create(
    @Body(new ZodPipe(createWedding)) given: CreateWedding,
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelWedding> {
    const { hash } = await this.weddings.create(given, staff);
    return this.rows.one(hash);
  }

  /** Absent fields stay. */
  @Put(':hash')
  async change(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(changeWedding)) changes: ChangeWedding,
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelWedding> {
    await this.details.change(await this.links.idOf(hash), changes, staff);
    return this.rows.one(hash);
  }

  /** Absent fields stay. */
  @Patch(':hash')
  async name(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(changeNames)) changes: ChangeNames,
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelWedding> {
    await this.details.name(await this.links.idOf(hash), changes, staff);
    return this.rows.one(hash);
  }

  @Post('bulk-toggle')
  @HttpCode(200)
  async toggle(
    @Body(new ZodPipe(toggleWeddings))
    { hashes, enabled }: { hashes: number[]; enabled: boolean },
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    return {
      changed: await this.changes.setEnabled(
        await this.links.idsOf(hashes),
        enabled,
        staff,
      ),
    };
  }

  /** Exempts files from the retention time, or ends the exemption. */
  @Post(':hash/keep')
  @HttpCode(200)
  async keep(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(keepWedding)) { isKept }: { isKept: boolean },
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelWedding> {
    await this.changes.setKept(await this.links.idOf(hash), isKept, staff);
    return this.rows.one(hash);
  }

  @Post(':hash/restore')
  @HttpCode(200)
  async restore(
    @Param('hash', hashPipe) hash: number,
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelWedding> {
    await this.changes.restore(await this.links.idOf(hash), staff);
    return this.rows.one(hash);
  }

  @Post(':hash/erase')
  @HttpCode(200)
  async erase(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(erasure)) { confirm }: { confirm: string },
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    await this.erasure.erase(await this.links.idOf(hash), confirm, staff);
    return { changed: 1 };
  }
}
