import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config, ConfigError } from '../../platform/config/load-config.js';
import { InstanceLockService } from '../../platform/database/instance-lock.service.js';
import { installationId } from '../../platform/database/kept-setting.js';
import { requireOwnStore } from '../../platform/storage/claim-storage.js';
import type { ObjectStore } from '../../platform/storage/object-store.js';
import {
  openBucket,
  openLocalDisk,
} from '../../platform/storage/open-store.js';
import { UnusableStoreError } from '../../platform/storage/storage-errors.js';
import { mark, marksOf } from '../../platform/storage/store-marks.js';
import { ObjectCopy, type CopySum } from './backup/object-copy.js';
import type { OnProgress } from './progress-line.js';
import { OwnedObjectsRepository } from './owned-objects.repository.js';
import { StagedCopy } from './backup/staged-copy.js';
import { VerificationService, type Fault } from './verification.service.js';

export interface MigrateOptions {
  /** False: the check compares only sizes. */
  isContentRead: boolean;
  onProgress(sum: CopySum): void;
  onFault(fault: Fault): void;
  onChecked?: OnProgress;
}

export interface Migrated extends CopySum {
  /** False while the product runs: the bucket lacks uploads since the start. */
  isComplete: boolean;
  unfinishedUploads: number;
  /** 0 before the final check. */
  faults: number;
}

/**
 * Copies the files below DATA_DIR to the bucket and leaves them unchanged.
 * Repeatable beside the running product; the completing run needs it stopped.
 */
@Injectable()
export class StorageMigrationService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly instance: InstanceLockService,
    private readonly owned: OwnedObjectsRepository,
  ) {}

  /**
   * @throws ConfigError without a bucket; UnusableStoreError; Error if a
   *   store fails
   */
  async run(options: MigrateOptions): Promise<Migrated> {
    if (!this.config.s3)
      throw new ConfigError([
        'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set the target of the migration.',
      ]);
    const from = openLocalDisk(this.config);
    await requireOwnStore(this.database, from, {
      ...this.config,
      storage: 'local',
    });
    const to = await openBucket(this.config);
    try {
      const wasStill = await this.isProductStill();
      const copy = new ObjectCopy(from, to, this.owned);
      const id = await installationId(this.database);
      await this.take(to, id, copy);
      await copy.run((sum) => options.onProgress(sum));
      const isComplete = wasStill && (await this.isProductStill());
      if (!isComplete)
        return { ...copy.sum, isComplete, unfinishedUploads: 0, faults: 0 };
      const unfinishedUploads = await new StagedCopy(
        this.database,
        from,
        to,
      ).run();
      await copy.removeErased();
      const { faults } = await new VerificationService(this.owned, to).run({
        ...options,
        graceMs: 0,
      });
      if (faults === 0) await mark(to, id);
      return { ...copy.sum, isComplete, unfinishedUploads, faults };
    } finally {
      to.onApplicationShutdown();
    }
  }

  /**
   * The final step removes ownerless objects, so the bucket must not have
   * another owner.
   */
  private async take(
    to: ObjectStore,
    id: string,
    copy: ObjectCopy,
  ): Promise<void> {
    const { isOwn, isBeingFilled, others } = await marksOf(to, id);
    const place = `S3_BUCKET: ${this.config.s3?.bucket}`;
    if (others.length > 0)
      throw new UnusableStoreError(
        `${place} has the files of another installation (${others.join(', ')})`,
      );
    if (isOwn || isBeingFilled) return;
    if (await copy.isForeign())
      throw new UnusableStoreError(
        `${place} has other contents. Name an empty bucket.`,
      );
    await mark(to, id, false);
  }

  private async isProductStill(): Promise<boolean> {
    return (await this.instance.countOthers()) === 0;
  }
}
