import './private-files.js';
import 'reflect-metadata';
import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Config, ConfigError } from './platform/config/load-config.js';
import { LoadRefusedError } from './platform/database/dump/database-load.js';
import { BackupFolder } from './features/maintenance/backup-folder.js';
import { PruningRefusedError } from './features/maintenance/backup-pruning.js';
import {
  BackupService,
  type KeptBackup,
} from './features/maintenance/backup.service.js';
import { MaintenanceModule } from './features/maintenance/maintenance.module.js';
import { RestoreService } from './features/maintenance/restore.service.js';
import {
  StorageMigrationService,
  type Migrated,
} from './features/maintenance/storage-migration.service.js';
import { VerificationService } from './features/maintenance/verification.service.js';
import { BackupDiskStore } from './platform/storage/local/backup-disk.store.js';
import { requireOwnStore } from './platform/storage/claim-storage.js';
import { ObjectStore } from './platform/storage/object-store.js';
import { isStorageError } from './platform/storage/storage-errors.js';

/** PostgreSQL's words for tables and columns that are not there. */
const OTHER_TABLES = new Set(['42P01', '42703']);
/** Of the driver, which has no code for it. */
const LOST_CONNECTION = /^Connection terminated/;
const GRACE_MS = 10 * 60_000;
const PROGRESS_EVERY_MS = 10_000;
const USAGE = `verify [--quick] [--now] | backup <folder> [--keep <count>] | restore <folder> [name] | migrate-storage [--quick]`;

type Command = (
  app: INestApplicationContext,
  parameters: string[],
) => Promise<boolean>;

/** Each answers whether all is well. */
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
      onFault: ({ kind, key }) => say(`${kind}  ${key}`),
    });
    const depth = isQuick ? 'sizes only' : 'every byte of guests read';
    say(
      `${objects} objects, ${megabytes(bytes)}; ${depth}; ${faults === 0 ? 'all is well' : `${faults} faults`}`,
    );
    return faults === 0;
  },

  async backup(app, [folder, ...options]) {
    const made = await app
      .get(BackupService)
      .run(folderOf(folder), keepOf(options));
    for (const sentence of made.closed) say(sentence);
    for (const key of made.missing) say(`missing  ${key}`);
    say(
      `Backup ${made.name}: ${made.objects} objects, ${megabytes(made.bytes)}, ${made.copied} of them copied now.`,
    );
    return sayPruned(made) && made.missing.length === 0;
  },

  async restore(app, [folder, chosen]) {
    const { name, objects, bytes, damaged } = await app
      .get(RestoreService)
      .run(folderOf(folder), chosen);
    for (const key of damaged) say(`damaged  ${key}`);
    say(
      `Restored ${name}: ${objects} objects, ${megabytes(bytes)}. Now: npm run verify`,
    );
    return damaged.length === 0;
  },

  async 'migrate-storage'(app, parameters) {
    let toldAt = Date.now();
    const migrated = await app.get(StorageMigrationService).run({
      isContentRead: !parameters.includes('--quick'),
      onProgress: ({ copied, copiedBytes, present }) => {
        if (Date.now() - toldAt < PROGRESS_EVERY_MS) return;
        toldAt = Date.now();
        say(
          `${copied} copied (${megabytes(copiedBytes)}), ${present} were there`,
        );
      },
      onFault: ({ kind, key }) => say(`${kind}  ${key}`),
    });
    sayMigrated(migrated);
    return migrated.faults === 0;
  },
};

function sayMigrated({
  copied,
  copiedBytes,
  present,
  isComplete,
  unfinishedUploads,
  faults,
}: Migrated): void {
  say(
    `${copied} objects copied (${megabytes(copiedBytes)}), ${present} were there; ${unfinishedUploads} unfinished uploads taken along.`,
  );
  if (!isComplete)
    say(
      'The product is running, and what comes in goes on to the disk. Stop it and run this once more.',
    );
  else if (faults > 0)
    say(
      `${faults} faults: the bucket does not hold all that the database speaks of.`,
    );
  else
    say('Everything is in the bucket. Now: STORAGE=s3, and start the product.');
}

/** What operators run by hand; exit code 0: all is well, 1: something is not, and it has been said what. */
async function main([name = '', ...parameters]: string[]): Promise<boolean> {
  const command = COMMANDS[name];
  if (!command) throw new LoadRefusedError(USAGE);
  const app = await NestFactory.createApplicationContext(MaintenanceModule, {
    logger: false,
    abortOnError: false,
  });
  try {
    return await command(app, parameters);
  } finally {
    await app.close();
  }
}

/** @returns whether what was to be removed is */
function sayPruned({ pruned }: KeptBackup): boolean {
  if (pruned instanceof PruningRefusedError)
    say(`No older backup is removed: ${pruned.message}`);
  else if (pruned)
    say(
      `Removed: ${pruned.backups} older backups, ${pruned.objects} objects, ${megabytes(pruned.bytes)}.`,
    );
  return !(pruned instanceof PruningRefusedError);
}

/** How many backups are to stay; undefined: all of them. */
function keepOf([name, count = '', ...more]: string[]): number | undefined {
  if (name === undefined) return undefined;
  if (name !== '--keep' || more.length > 0 || !/^[1-9]\d{0,2}$/.test(count)) {
    throw new LoadRefusedError(`--keep wants a number from 1 to 999: ${USAGE}`);
  }
  return Number(count);
}

function folderOf(given: string | undefined): BackupFolder {
  if (given === undefined || given.startsWith('-'))
    throw new LoadRefusedError(`name the folder of the backups: ${USAGE}`);
  return new BackupFolder(new BackupDiskStore(resolve(given)));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MiB`;
}

/** What the operator can do something about, in one line; everything else with the place where it happened. */
function reasonOf(error: unknown): string {
  if (error instanceof LoadRefusedError || error instanceof ConfigError)
    return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (OTHER_TABLES.has(code ?? ''))
    return `Failed: ${message}; is DATABASE_URL the right one, and has the product been started since an upgrade?`;
  const isOutside =
    isStorageError(error) ||
    /^(E[A-Z]+|[0-9A-Z]{5})$/.test(code ?? '') ||
    LOST_CONNECTION.test(message);
  return isOutside
    ? `Failed: ${message || String(code)}`
    : (stack ?? String(error));
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
