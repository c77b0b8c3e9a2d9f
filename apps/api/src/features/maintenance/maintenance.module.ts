import { Module } from '@nestjs/common';
import { ConfigModule } from '../../platform/config/config.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { Backup } from './backup.js';
import { OwnedObjects } from './owned-objects.js';
import { Restore } from './restore.js';
import { StorageMigration } from './storage-migration.js';
import { Verification } from './verification.js';

/** What operators run by hand beside the product: no HTTP, no queues, no Redis. */
@Module({
  imports: [ConfigModule, DatabaseModule, StorageModule],
  providers: [Backup, OwnedObjects, Restore, StorageMigration, Verification],
})
export class MaintenanceModule {}
