import type { AuditEntry } from '@hatira/contract';
import { auditQuery, type AuditQuery } from '@hatira/contract/schemas';
import { Controller, Get, Query, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { restList } from '../../platform/http/rest-list.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { StaffGuard } from '../staff/staff.guard.js';
import { PanelAuditRepository } from './lists/panel-audit.repository.js';

/** No call changes the audit trail. */
@Controller('api/admin/rest/audit')
@UseGuards(StaffGuard)
export class PanelAuditController {
  constructor(private readonly entries: PanelAuditRepository) {}

  @Get()
  async list(
    @Query(new ZodPipe(auditQuery)) query: AuditQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEntry[]> {
    return restList(response, 'audit', await this.entries.page(query));
  }
}
