import type { AuditEntry } from '@hatira/contract';
import type { AuditQuery } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  listPage,
  type ListPage,
} from '../../../platform/database/sql/list-page.js';
import { SqlConditions } from '../../../platform/database/sql/sql-conditions.js';
import { isInTrash } from '../../../platform/database/sql/trash-time.js';

const COLUMNS = `audit_entries.id, at, staff_id AS "staffId", staff_email AS "staffEmail", action, target, details`;

const namesIn = (table: string) =>
  `SELECT id, file_name AS name FROM ${table} WHERE id = ANY($1::uuid[]) AND (deleted_at IS NULL OR ${isInTrash(table)})`;
/** Also of the trash; names are stored only with files. */
const NAMES = `${namesIn('media')} UNION ALL ${namesIn('backgrounds')}`;
const SENDERS = `SELECT id, name FROM contact_messages WHERE id = ANY($1::uuid[])`;

/** The panel's audit trail. */
@Injectable()
export class PanelAuditRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async page({
    sort: [column, direction] = ['at', 'DESC'],
    range,
    filter,
  }: AuditQuery): Promise<ListPage<AuditEntry>> {
    const byId = `audit_entries.id ${direction}`;
    const page = await listPage<AuditEntry>(this.database, {
      table: 'audit_entries',
      columns: COLUMNS,
      where: conditions(filter),
      orderBy: column === 'at' ? `at ${direction}, ${byId}` : byId,
      range,
    });
    const rows = await this.withSenders(page.rows);
    return { ...page, rows: await this.withNames(rows) };
  }

  /** Replaces ids of existing messages by senders' names. */
  private async withSenders(entries: AuditEntry[]): Promise<AuditEntry[]> {
    const names = await this.named(
      SENDERS,
      entries.filter(isOfMessage).map(({ target }) => target),
    );
    return entries.map((entry) => {
      const name = isOfMessage(entry) ? names.get(entry.target) : undefined;
      return { ...entry, target: name ?? entry.target };
    });
  }

  /** Replaces ids of existing files by names. */
  private async withNames(entries: AuditEntry[]): Promise<AuditEntry[]> {
    const names = await this.named(
      NAMES,
      entries.flatMap(({ details }) => idsIn(details)),
    );
    return entries.map((entry) => ({
      ...entry,
      details: named(entry.details, names),
    }));
  }

  private async named(
    sql: string,
    ids: string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.database.query<{ id: string; name: string }[]>(
      sql,
      [ids],
    );
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}

function conditions({
  id,
  action,
  staffId,
  q,
}: AuditQuery['filter']): SqlConditions {
  const where = new SqlConditions()
    .addGiven(id, 'id = ANY(?)')
    .addGiven(action, 'action = ?')
    .addGiven(staffId, 'staff_id = ?');
  return q ? where.addSearch(q, 'target', 'staff_email') : where;
}

const isOfMessage = ({ action }: AuditEntry) => action.startsWith('message_');

function idsIn({ ids }: AuditEntry['details']): string[] {
  return Array.isArray(ids) ? (ids as string[]) : [];
}

function named(
  details: AuditEntry['details'],
  names: ReadonlyMap<string, string>,
): AuditEntry['details'] {
  const ids = idsIn(details);
  if (ids.length === 0) return details;
  const { ids: _, ...others } = details;
  const files = ids.flatMap((id) => names.get(id) ?? []);
  const gone = ids.filter((id) => !names.has(id));
  return {
    ...others,
    ...(files.length > 0 && { files }),
    ...(gone.length > 0 && { ids: gone }),
  };
}
