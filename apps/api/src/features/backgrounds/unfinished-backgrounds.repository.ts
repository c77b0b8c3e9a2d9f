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
/** No process ever has this number. */
const NOBODY = 0;
const ABANDONED = `SELECT id FROM unfinished_backgrounds WHERE ${isDeadInstance('made_by')} LIMIT ${BATCH}`;
/** Looked at again under its lock: it may have been finished at this moment. */
const LOCKED = 'SELECT id FROM unfinished_backgrounds WHERE id = $1 FOR UPDATE';
const FORGET = 'DELETE FROM unfinished_backgrounds WHERE id = $1 RETURNING id';

/**
 * A background's objects come before its row. Between the two a row here says whose they are, so that those of a killed
 * process are found and removed; by its number, and no clock, it can be told from one that is still at work.
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
   * The background gets its row in this transaction.
   * @throws Problem `service_unavailable` when the process counted as dead meanwhile and its objects were removed
   */
  async finish(manager: EntityManager, id: string): Promise<void> {
    const [rows] = await manager.query<[unknown[], number]>(FORGET, [id]);
    if (rows.length === 0) throw new Problem('service_unavailable');
  }

  /** Removes what there is of a background that got no row: after a failure, or of a process that is dead. */
  async discard(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      if ((await manager.query<unknown[]>(LOCKED, [id])).length === 0) return;
      for (const key of objectsOfBackground(id)) await this.store.remove(key);
      await manager.query(FORGET, [id]);
    });
  }

  /** Gives to the clean-up what cannot be removed now, as if its process were dead. */
  async abandon(id: string): Promise<void> {
    await this.database.query(
      'UPDATE unfinished_backgrounds SET made_by = $2 WHERE id = $1',
      [id, NOBODY],
    );
  }

  /** Discards everything of dead processes. */
  async sweep(): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }[]>(ABANDONED))
      await this.discard(id);
  }
}
