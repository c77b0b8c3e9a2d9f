import type { Rehearsal, RehearsalStep } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { InstanceLockService } from '../../platform/database/instance-lock.service.js';
import { isUnclaimed } from '../../platform/database/row-claims.js';
import { newRobotId } from '../../platform/http/cookies/robot-guest.js';

/** A rehearsal that this process runs. */
export interface ClaimedRehearsal {
  id: string;
  weddingId: number;
  /** The robot's. */
  guestId: string;
  /** The process that ran it has ended. */
  isLost: boolean;
}

interface Row {
  id: string;
  status: Rehearsal['status'];
  steps: RehearsalStep[];
  askedAt: Date;
  endedAt: Date | null;
}

/** An open one stays. */
const ASK = `
INSERT INTO rehearsals (wedding_id, id, guest_id, status) VALUES ($1, gen_random_uuid(), $2, 'waiting')
ON CONFLICT (wedding_id) DO UPDATE
SET id = excluded.id, status = 'waiting', steps = '[]', claimed_by = NULL, asked_at = now(), ended_at = NULL
WHERE rehearsals.status NOT IN ('waiting', 'running')
RETURNING id`;

const LATEST = `
SELECT id, status, steps, asked_at AS "askedAt", ended_at AS "endedAt" FROM rehearsals WHERE wedding_id = $1`;

const CLAIM = `
WITH open AS (
  SELECT wedding_id, status FROM rehearsals
  WHERE status = 'waiting' OR (status = 'running' AND ${isUnclaimed('claimed_by')})
  ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED
)
UPDATE rehearsals SET status = 'running', claimed_by = $1 FROM open WHERE rehearsals.wedding_id = open.wedding_id
RETURNING id, rehearsals.wedding_id::float8 AS "weddingId", guest_id AS "guestId", open.status = 'running' AS "isLost"`;

/** A row of another process or a later rehearsal does not change. */
const MINE = 'WHERE id = $1 AND claimed_by = $2';
const REPORT = `UPDATE rehearsals SET steps = $3 ${MINE}`;
const END = `UPDATE rehearsals SET status = $3, claimed_by = NULL, ended_at = now() ${MINE}`;
const RELEASE = `UPDATE rehearsals SET claimed_by = NULL ${MINE}`;
const WITHDRAW = `
UPDATE rehearsals SET status = 'interrupted', ended_at = now() WHERE wedding_id = $1 AND status = 'waiting' RETURNING id`;

const FORGET = `DELETE FROM rehearsals WHERE ended_at < now() - interval '30 days'`;

/** Keeps the latest rehearsal of each wedding. */
@Injectable()
export class RehearsalsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly instance: InstanceLockService,
  ) {}

  /** @returns false while an earlier one runs */
  async ask(
    weddingId: number,
    manager: EntityManager = this.database.manager,
  ): Promise<boolean> {
    const values = [weddingId, newRobotId()];
    return (await manager.query<unknown[]>(ASK, values)).length > 0;
  }

  async latest(weddingId: number): Promise<Rehearsal | undefined> {
    const [row] = await this.database.query<Row[]>(LATEST, [weddingId]);
    return (
      row && {
        ...row,
        askedAt: row.askedAt.toISOString(),
        endedAt: row.endedAt?.toISOString() ?? null,
      }
    );
  }

  /** Takes one that waits, or that an ended process has left. */
  async claim(): Promise<ClaimedRehearsal | undefined> {
    const [rows] = await this.database.query<[ClaimedRehearsal[], number]>(
      CLAIM,
      [this.instance.life.id],
    );
    return rows[0];
  }

  async report(id: string, steps: RehearsalStep[]): Promise<void> {
    await this.change(REPORT, id, JSON.stringify(steps));
  }

  async end(id: string, status: Rehearsal['status']): Promise<void> {
    await this.change(END, id, status);
  }

  /** Releases it for a later attempt to remove its traces. */
  async release(id: string): Promise<void> {
    await this.change(RELEASE, id);
  }

  async forgetOld(): Promise<void> {
    await this.database.query(FORGET);
  }

  /** @returns whether no process had taken it */
  async withdraw(weddingId: number): Promise<boolean> {
    const [rows] = await this.database.query<[unknown[], number]>(WITHDRAW, [
      weddingId,
    ]);
    return rows.length > 0;
  }

  private async change(
    statement: string,
    id: string,
    ...values: string[]
  ): Promise<void> {
    const { id: process } = this.instance.life;
    await this.database.query(statement, [id, process, ...values]);
  }
}
