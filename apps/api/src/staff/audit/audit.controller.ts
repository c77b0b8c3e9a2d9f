import type { AuditEntry } from '@hatira/contract';
import { auditQuery, type AuditQuery } from '@hatira/contract/schemas';
import { Controller, Get, Query, Res, UseGuards } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';
import { listPage } from '../../database/list-page.js';
import { SqlConditions } from '../../database/sql-conditions.js';
import { restList } from '../../http/rest-list.js';
import { ZodPipe } from '../../http/zod.pipe.js';
import { StaffGuard } from '../staff.guard.js';

const COLUMNS = `audit_entries.id, at, staff_id AS "staffId", staff_email AS "staffEmail", action, target, details`;

/** The audit trail as the panel lists it; nobody changes it. */
@Controller('api/admin/rest/audit')
@UseGuards(StaffGuard)
export class AuditController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get()
  async list(
    @Query(new ZodPipe(auditQuery)) { sort: [column, direction] = ['at', 'DESC'], range, filter }: AuditQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEntry[]> {
    const byId = `audit_entries.id ${direction}`;
    const { rows, total } = await listPage<AuditEntry>(this.database, {
      table: 'audit_entries',
      columns: COLUMNS,
      where: conditions(filter),
      orderBy: column === 'at' ? `at ${direction}, ${byId}` : byId,
      range,
    });
    return restList(response, 'audit', { first: range[0], rows, total });
  }
}

function conditions({ id, action, staffId, q }: AuditQuery['filter']): SqlConditions {
  const where = new SqlConditions()
    .addGiven(id, 'id = ANY(?)')
    .addGiven(action, 'action = ?')
    .addGiven(staffId, 'staff_id = ?');
  return q ? where.addSearch(q, 'target', 'staff_email') : where;
}
