import { Module } from '@nestjs/common';
import { ConfigModule } from '../../platform/config/config.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { RehearsalsRepository } from '../rehearsals/rehearsals.repository.js';
import { BackupService } from './backup/backup.service.js';
import { OwnedObjectsRepository } from './owned-objects.repository.js';
import { RehearsalCommandService } from './rehearsal-command.service.js';
import { RestoreService } from './restore.service.js';
import { StorageMigrationService } from './storage-migration.service.js';
import { VerificationService } from './verification.service.js';

/** The operator's commands, without HTTP, queues and Redis. */
@Module({
  imports: [ConfigModule, DatabaseModule, StorageModule],
  providers: [
    BackupService,
    OwnedObjectsRepository,
    RehearsalCommandService,
    RehearsalsRepository,
    RestoreService,
    StorageMigrationService,
    VerificationService,
  ],
})
export class MaintenanceModule {}
