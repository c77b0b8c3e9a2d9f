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
 * Runs something when the caller's transaction has committed, and never when it has not: for jobs, which must not run
 * before their row can be seen.
 */
@Injectable()
export class AfterCommitSubscriber implements EntitySubscriberInterface {
  private readonly waiting = new WeakMap<QueryRunner, (() => void)[]>();

  constructor(@InjectDataSource() database: DataSource) {
    database.subscribers.push(this);
  }

  /** @param work must not throw; it runs at once when the manager is in no transaction */
  run(manager: EntityManager, work: () => void): void {
    const runner = manager.queryRunner;
    if (!runner?.isTransactionActive) return work();
    this.waiting.set(runner, [...(this.waiting.get(runner) ?? []), work]);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // A savepoint is told like a transaction; the outer one is still open then.
    if (queryRunner.isTransactionActive) return;
    const works = this.waiting.get(queryRunner) ?? [];
    this.waiting.delete(queryRunner);
    for (const work of works) work();
  }

  afterTransactionRollback({ queryRunner }: TransactionCommitEvent): void {
    if (!queryRunner.isTransactionActive) this.waiting.delete(queryRunner);
  }
}
