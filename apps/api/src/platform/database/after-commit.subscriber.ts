import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  DataSource,
  EntityManager,
  EntitySubscriberInterface,
  QueryRunner,
  TransactionCommitEvent,
} from 'typeorm';

/**
 * Runs work after the commit, so that no job starts before its row is visible.
 */
@Injectable()
export class AfterCommitSubscriber implements EntitySubscriberInterface {
  private readonly waiting = new WeakMap<QueryRunner, (() => void)[]>();

  constructor(@InjectDataSource() database: DataSource) {
    database.subscribers.push(this);
  }

  /** @param work must not throw; runs at once outside a transaction */
  run(manager: EntityManager, work: () => void): void {
    const runner = manager.queryRunner;
    if (!runner?.isTransactionActive) return work();
    this.waiting.set(runner, [...(this.waiting.get(runner) ?? []), work]);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // TypeORM reports a savepoint like a transaction; the outer one is still
    // open.
    if (queryRunner.isTransactionActive) return;
    const works = this.waiting.get(queryRunner) ?? [];
    this.waiting.delete(queryRunner);
    for (const work of works) work();
  }

  afterTransactionRollback({ queryRunner }: TransactionCommitEvent): void {
    if (!queryRunner.isTransactionActive) this.waiting.delete(queryRunner);
  }
}
