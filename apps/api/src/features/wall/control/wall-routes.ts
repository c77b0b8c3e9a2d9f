import type { WallList, WallMade } from '@hatira/contract';
import { wallId, weddingHash } from '@hatira/contract/schemas';
import { Delete, Get, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Config } from '../../../platform/config/load-config.js';
import { originOf } from '../../../platform/http/server/request-origin.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import type { AuditedStaff } from '../../staff/audit/audit.service.js';
import type { WallListRepository } from './wall-list.repository.js';
import type { WallsService } from './walls.service.js';

const hashPipe = new ZodPipe(weddingHash);
const idPipe = new ZodPipe(wallId, 'wall_not_found');

/** A wedding's walls, alike for staff and couple. */
export abstract class WallRoutes {
  constructor(
    protected readonly walls: WallsService,
    private readonly rows: WallListRepository,
    private readonly config: Config,
  ) {}

  @Get()
  async list(
    @Param('hash', hashPipe) hash: number,
    @Req() request: Request,
  ): Promise<WallList> {
    await this.admit(hash, request);
    const data = await this.rows.of(hash, originOf(request, this.config));
    return { success: true, data };
  }

  @Post()
  async make(
    @Param('hash', hashPipe) hash: number,
    @Req() request: Request,
  ): Promise<WallMade> {
    const author = await this.authorOf(hash, request);
    return this.walls.make(hash, author, originOf(request, this.config));
  }

  @Delete(':id')
  async end(
    @Param('hash', hashPipe) hash: number,
    @Param('id', idPipe) id: string,
    @Req() request: Request,
  ): Promise<{ success: true }> {
    await this.walls.end(hash, id, await this.authorOf(hash, request));
    return { success: true };
  }

  /**
   * Admits a look at this wedding's walls.
   * @throws Problem `wedding_not_found`
   */
  protected abstract admit(hash: number, request: Request): Promise<void>;

  /**
   * Returns the author of a change of this wedding's walls.
   * @throws Problem `wedding_not_found`
   */
  protected abstract authorOf(
    hash: number,
    request: Request,
  ): Promise<AuditedStaff>;
}
