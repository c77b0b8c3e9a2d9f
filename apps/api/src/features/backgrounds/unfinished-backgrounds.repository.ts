import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import {
  InstanceLockService,
  isDeadInstance,
} from '../../platform/database/instance-lock.service.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { objectsOfBackground } from './rendition.js';

const BATCH = 100;
/** Processes are numbered from 1. */
const NO_PROCESS = 0;
const ABANDONED = `SELECT id FROM unfinished_backgrounds WHERE ${isDeadInstance('made_by')} LIMIT ${BATCH}`;
/** Checked again under the row's lock: it may have been completed since. */
const LOCKED = 'SELECT id FROM unfinished_backgrounds WHERE id = $1 FOR UPDATE';
const FORGET = 'DELETE FROM unfinished_backgrounds WHERE id = $1 RETURNING id';

/**
 * A background's objects are written before its row. Until then a row here names their process, so that objects of a
 * killed process are found and removed. The process number, not a clock, tells whether the process is alive.
 */
@Injectable()
export class UnfinishedBackgroundsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly instance: InstanceLockService,
    private readonly store: ObjectStore,
  ) {}

  /** Call it before the first byte is written. */
  async begin(id: string): Promise<void> {
    await this.database.query(
      'INSERT INTO unfinished_backgrounds VALUES ($1, $2)',
      [id, this.instance.life.id],
    );
  }

  /**
   * Completes the background in the transaction that inserts its row.
   * @throws Problem `service_unavailable` if this process was taken for dead and the objects were removed
   */
  async finish(manager: EntityManager, id: string): Promise<void> {
    const [rows] = await manager.query<[unknown[], number]>(FORGET, [id]);
    if (rows.length === 0) throw new Problem('service_unavailable');
  }

  /**
   * Removes the objects of a background without a row, after a failure or the death of its process.
   */
  async discard(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      if ((await manager.query<unknown[]>(LOCKED, [id])).length === 0) return;
      for (const key of objectsOfBackground(id)) await this.store.remove(key);
      await manager.query(FORGET, [id]);
    });
  }

  /** Leaves the objects to the clean-up, as if the process were dead. */
  async abandon(id: string): Promise<void> {
    await this.database.query(
      'UPDATE unfinished_backgrounds SET made_by = $2 WHERE id = $1',
      [id, NO_PROCESS],
    );
  }

  /** Discards the backgrounds of all dead processes. */
  async sweep(): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }[]>(ABANDONED))
      await this.discard(id);
  }
}
