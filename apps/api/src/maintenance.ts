import './private-files.js';
import 'reflect-metadata';
import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Config } from './platform/config/load-config.js';
import { configFromEnvironment } from './platform/config/from-environment.js';
import { printedVersion } from './platform/config/version.js';
import {
  MORE_CONNECTIONS,
  refusals,
} from './platform/database/pool/refused-connection.js';
import { requireUrl } from './platform/database/data-source.js';
import { migrate } from './platform/database/migrate.js';
import { LoadRefusedError } from './platform/database/dump/database-load.js';
import { MigrationNotes } from './features/health/migration-notes.js';
import { BackupFolder } from './features/maintenance/backup/backup-folder.js';
import { PruningRefusedError } from './features/maintenance/backup/backup-pruning.js';
import {
  BackupService,
  type KeptBackup,
} from './features/maintenance/backup/backup.service.js';
import { failureText } from './features/maintenance/failure-text.js';
import { MaintenanceModule } from './features/maintenance/maintenance.module.js';
import { ProgressLine } from './features/maintenance/progress-line.js';
import { RehearsalCommandService } from './features/maintenance/rehearsal-command.service.js';
import { RestoreService } from './features/maintenance/restore.service.js';
import {
  StorageMigrationService,
  type Migrated,
} from './features/maintenance/storage-migration.service.js';
import { VerificationService } from './features/maintenance/verification.service.js';
import { nameConnections } from './platform/database/name-connections.js';
import { traceToSources } from './platform/processes/source-traces.js';
import { BackupDiskStore } from './platform/storage/local/backup-disk.store.js';
import { requireOwnStore } from './platform/storage/claim-storage.js';
import { ObjectStore } from './platform/storage/object-store.js';

const GRACE_MS = 10 * 60_000;
const PROGRESS_EVERY_MS = 10_000;
const USAGE = `migrate | verify [--quick] [--now] | backup <folder> [--keep <count>] | restore <folder> [name] | migrate-storage [--quick] | rehearse <wedding path>`;

type Command = (
  app: INestApplicationContext,
  parameters: string[],
) => Promise<boolean>;

const progress = new ProgressLine(process.argv[2] ?? '');

/** True: no fault found. */
const COMMANDS: Record<string, Command | undefined> = {
  async verify(app, parameters) {
    const isQuick = parameters.includes('--quick');
    await requireOwnStore(
      app.get(DataSource),
      app.get(ObjectStore),
      app.get(Config),
    );
    const { objects, bytes, faults } = await app.get(VerificationService).run({
      isContentRead: !isQuick,
      graceMs: parameters.includes('--now') ? 0 : GRACE_MS,
      onFault: ({ kind, key }) => print(`${kind}  ${key}`),
      onChecked: progress.onProgress,
    });
    const depth = isQuick ? 'sizes only' : "every byte of guests' files read";
    print(
      `${objects} objects, ${megabytes(bytes)}; ${depth}; ${faults === 0 ? 'no faults' : `${faults} faults`}`,
    );
    return faults === 0;
  },

  async backup(app, [folder, ...options]) {
    const made = await app
      .get(BackupService)
      .run(folderOf(folder), keepOf(options), progress.onProgress);
    for (const sentence of made.closed) print(sentence);
    for (const key of made.missing) print(`missing  ${key}`);
    print(
      `Backup ${made.name}: ${made.objects} objects, ${megabytes(made.bytes)}, ${made.copied} of them copied now.`,
    );
    return printPruned(made) && made.missing.length === 0;
  },

  async restore(app, [folder, chosen]) {
    const { name, objects, bytes, damaged } = await app
      .get(RestoreService)
      .run(folderOf(folder), chosen, progress.onProgress);
    for (const key of damaged) print(`damaged  ${key}`);
    print(
      `Restored ${name}: ${objects} objects, ${megabytes(bytes)}. Next: npm run verify`,
    );
    return damaged.length === 0;
  },

  async rehearse(app, [path]) {
    if (path === undefined || path.startsWith('-'))
      throw new LoadRefusedError(`the wedding's path is missing: ${USAGE}`);
    return app.get(RehearsalCommandService).run(path, print);
  },

  async 'migrate-storage'(app, parameters) {
    let reportedAt = Date.now();
    const migrated = await app.get(StorageMigrationService).run({
      isContentRead: !parameters.includes('--quick'),
      onProgress: ({ copied, copiedBytes, present }) => {
        if (progress.onProgress) {
          const files = copied + present;
          progress.onProgress({ files, bytes: copiedBytes });
          return;
        }
        if (Date.now() - reportedAt < PROGRESS_EVERY_MS) return;
        reportedAt = Date.now();
        print(
          `${copied} copied (${megabytes(copiedBytes)}), ${present} already there`,
        );
      },
      onFault: ({ kind, key }) => print(`${kind}  ${key}`),
      onChecked: progress.onProgress,
    });
    printMigrated(migrated);
    return migrated.faults === 0;
  },
};

function printMigrated({
  copied,
  copiedBytes,
  present,
  isComplete,
  unfinishedUploads,
  faults,
}: Migrated): void {
  print(
    `${copied} objects copied (${megabytes(copiedBytes)}), ${present} already there; ${unfinishedUploads} unfinished uploads moved.`,
  );
  if (!isComplete)
    print(
      'The product is running and still writes to the disk. Stop it and run this command again.',
    );
  else if (faults > 0)
    print(`${faults} faults: the bucket lacks files that the database lists.`);
  else
    print(
      'All files are in the bucket. Next: set STORAGE=s3 and start the product.',
    );
}

/** Exit code 1: a fault, already printed. */
async function main([name = '', ...parameters]: string[]): Promise<boolean> {
  if (printedVersion()) return true;
  if (name === 'migrate') return migrateDatabase();
  const command = COMMANDS[name];
  if (!command) throw new LoadRefusedError(USAGE);
  nameConnections(name);
  const app = await NestFactory.createApplicationContext(MaintenanceModule, {
    logger: false,
    abortOnError: false,
  });
  try {
    return await command(app, parameters);
  } finally {
    progress.clear();
    await app.close();
  }
}

/** The application of the other commands wants the present schema. */
async function migrateDatabase(): Promise<boolean> {
  nameConnections('migrate');
  const notes = new MigrationNotes(print);
  await migrate(requireUrl(configFromEnvironment()), notes.note);
  print('The database has the schema of this version.');
  return true;
}

function printPruned({ pruned }: KeptBackup): boolean {
  if (pruned instanceof PruningRefusedError)
    print(`No older backup is removed: ${pruned.message}`);
  else if (pruned)
    print(
      `Removed: ${pruned.backups} older backups, ${pruned.objects} objects, ${megabytes(pruned.bytes)}.`,
    );
  return !(pruned instanceof PruningRefusedError);
}

/** Undefined: all. */
function keepOf([name, count = '', ...more]: string[]): number | undefined {
  if (name === undefined) return undefined;
  if (name !== '--keep' || more.length > 0 || !/^[1-9]\d{0,2}$/.test(count)) {
    throw new LoadRefusedError(
      `--keep requires a number from 1 to 999: ${USAGE}`,
    );
  }
  return Number(count);
}

function folderOf(given: string | undefined): BackupFolder {
  if (given === undefined || given.startsWith('-'))
    throw new LoadRefusedError(
      `the folder of the backups is missing: ${USAGE}`,
    );
  return new BackupFolder(new BackupDiskStore(resolve(given)));
}

function print(line: string): void {
  progress.clear();
  process.stdout.write(`${line}\n`);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MiB`;
}

traceToSources();
refusals.once('refused', ({ message }) => {
  progress.clear();
  process.stderr.write(
    `PostgreSQL permits no more connections now (${message}). Waiting for a free one. ${MORE_CONNECTIONS}.\n`,
  );
});
try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
}
