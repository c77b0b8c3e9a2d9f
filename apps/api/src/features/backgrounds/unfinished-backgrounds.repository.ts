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
/** Checked under the row's lock: it may have been completed since. */
const LOCKED = 'SELECT id FROM unfinished_backgrounds WHERE id = $1 FOR UPDATE';
const FORGET = 'DELETE FROM unfinished_backgrounds WHERE id = $1 RETURNING id';

/**
 * Objects are written before their background's row. Until then a row here
 * names the process, so that a killed one's objects are removed. The process
 * number, not a clock, shows whether it is alive.
 */
@Injectable()
export class UnfinishedBackgroundsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly instance: InstanceLockService,
    private readonly store: ObjectStore,
  ) {}

  /** Call it before the first byte. */
  async begin(id: string): Promise<void> {
    await this.database.query(
      'INSERT INTO unfinished_backgrounds VALUES ($1, $2)',
      [id, this.instance.life.id],
    );
  }

  /**
   * Call it in the transaction that inserts the background.
   * @throws Problem `service_unavailable` if the process was taken for dead
   */
  async finish(manager: EntityManager, id: string): Promise<void> {
    const [rows] = await manager.query<[unknown[], number]>(FORGET, [id]);
    if (rows.length === 0) throw new Problem('service_unavailable');
  }

  /** Removes objects of a background without a row. */
  async discard(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      if ((await manager.query<unknown[]>(LOCKED, [id])).length === 0) return;
      for (const key of objectsOfBackground(id)) await this.store.remove(key);
      await manager.query(FORGET, [id]);
    });
  }

  /** Leaves the objects to the clean-up. */
  async abandon(id: string): Promise<void> {
    await this.database.query(
      'UPDATE unfinished_backgrounds SET made_by = $2 WHERE id = $1',
      [id, NO_PROCESS],
    );
  }

  /** Discards backgrounds of dead processes. */
  async sweep(): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }[]>(ABANDONED))
      await this.discard(id);
  }
}
