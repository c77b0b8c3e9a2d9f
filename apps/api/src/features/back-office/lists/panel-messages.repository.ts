import type {
  ContactMessageStatus,
  PanelContactMessage,
} from '@hatira/contract';
import type { PanelMessagesQuery } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  listPage,
  type ListPage,
} from '../../../platform/database/sql/list-page.js';
import { SqlConditions } from '../../../platform/database/sql/sql-conditions.js';
import { Problem } from '../../../platform/http/errors/problem.js';

interface Row {
  id: string;
  name: string;
  email: string;
  wedding_date: string;
  message: string;
  status: ContactMessageStatus;
  created_at: Date;
  answered_at: Date | null;
}

/** Text: a JavaScript date depends on the server's time zone. */
const COLUMNS = `contact_messages.id, name, email, wedding_date::text AS wedding_date, message, status, created_at,
  answered_at`;

const SORTS = {
  id: 'contact_messages.id',
  createdAt: 'contact_messages.created_at',
  weddingDate: 'contact_messages.wedding_date',
  status: 'contact_messages.status',
} as const;

/** The form's messages, for the panel. */
@Injectable()
export class PanelMessagesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async page({
    sort,
    range,
    filter,
  }: PanelMessagesQuery): Promise<ListPage<PanelContactMessage>> {
    const [column, direction] = sort ?? ['createdAt', 'DESC'];
    const page = await listPage<Row>(this.database, {
      table: 'contact_messages',
      columns: COLUMNS,
      where: conditions(filter),
      orderBy: `${SORTS[column]} ${direction}, contact_messages.id`,
      range,
    });
    return { ...page, rows: page.rows.map(panelMessage) };
  }

  /** @throws Problem `message_not_found` */
  async one(id: string): Promise<PanelContactMessage> {
    const [row] = await this.database.query<Row[]>(
      `SELECT ${COLUMNS} FROM contact_messages WHERE id = $1`,
      [id],
    );
    if (!row) throw new Problem('message_not_found');
    return panelMessage(row);
  }
}

function conditions({
  id,
  status,
  q,
}: PanelMessagesQuery['filter']): SqlConditions {
  const where = new SqlConditions()
    .addGiven(id, 'id = ANY(?)')
    .addGiven(status, 'status = ?');
  return q ? where.addSearch(q, 'name', 'email', 'message') : where;
}

function panelMessage(row: Row): PanelContactMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    weddingDate: row.wedding_date,
    message: row.message,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
