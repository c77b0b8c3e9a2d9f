import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/load-config.js';
import { requireUrl } from '../../../platform/database/data-source.js';
import {
  DatabaseMoment,
  type DumpedSchema,
} from '../../../platform/database/dump/database-dump.js';
import {
  installationId,
  LAST_BACKUP_AT,
  setSetting,
} from '../../../platform/database/kept-setting.js';
import { requireOwnStore } from '../../../platform/storage/claim-storage.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { BackupCopies } from './backup-copies.js';
import type { BackupFolder, ListedObject } from './backup-folder.js';
import { aloneOf } from '../alone.js';
import type { OnProgress } from '../progress-line.js';
import { prune, PruningRefusedError, type Pruned } from './backup-pruning.js';
import { OwnedObjectsRepository, WANTED } from '../owned-objects.repository.js';

export interface BackupResult {
  name: string;
  objects: number;
  bytes: number;
  /** The others were in earlier backups. */
  copied: number;
  /** Keys that rows refer to and the store lacks. */
  missing: string[];
}

export interface KeptBackup extends BackupResult {
  /** A sentence for each folder that was open to other accounts. */
  closed: string[];
  /** Removed backups, or the reason against it; undefined if not requested. */
  pruned: Pruned | PruningRefusedError | undefined;
}

/** Each erasure during a backup needs a new attempt. */
const MAX_ROUNDS = 5;

/**
 * A backup is one moment of the database, with every object copied afterwards.
 * Objects exist before their rows, so only an erasure can interfere; it
 * restarts the backup.
 */
@Injectable()
export class BackupService {
  constructor(
    private readonly config: Config,
    private readonly store: ObjectStore,
    private readonly owned: OwnedObjectsRepository,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /**
   * @param keep number of backups with this one; undefined: all
   * @throws LoadRefusedError if another backup runs; UnusableStoreError;
   *   Error if erasures do not stop or a file fails: then no backup exists
   */
  async run(
    folder: BackupFolder,
    keep?: number,
    onProgress?: OnProgress,
  ): Promise<KeptBackup> {
    return aloneOf(requireUrl(this.config), async (requireAlone) => {
      await requireOwnStore(this.database, this.store, this.config);
      await folder.claim(
        await installationId(this.database),
        this.config.dataDir,
      );
      const closed = folder.closeToOthers();
      await folder.removeUnfinished();
      const made = {
        ...(await this.make(folder, requireAlone, onProgress)),
        closed,
      };
      if (keep === undefined) return { ...made, pruned: undefined };
      await requireAlone();
      return { ...made, pruned: await pruned(folder, made, keep) };
    });
  }

  private async make(
    folder: BackupFolder,
    requireAlone: () => Promise<void>,
    onProgress?: OnProgress,
  ): Promise<BackupResult> {
    const madeAt = new Date().toISOString();
    const name = madeAt.replace(/[:.]/g, '-');
    const previous = (await folder.finished()).at(-1);
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const schema = await this.dump(folder, name);
      const copies = new BackupCopies(this.store, folder, (key) =>
        this.owned.isErased(key),
      );
      await folder.writeList(
        name,
        this.reported(copies, copies.all(name, previous), {
          onProgress,
          isSteady: previous === undefined,
        }),
      );
      if (copies.erased > 0) continue;
      const { count: objects, bytes, copied, missing } = copies;
      await requireAlone();
      await folder.finish(name, {
        formatVersion: 1,
        madeAt,
        schema,
        objects: { count: objects, bytes },
      });
      if (missing.length === 0)
        await setSetting(this.database, LAST_BACKUP_AT, madeAt);
      return { name, objects, bytes, copied, missing };
    }
    throw new Error(
      'Files were erased during every attempt. Try again when the clean-up has finished.',
    );
  }

  private async dump(
    folder: BackupFolder,
    name: string,
  ): Promise<DumpedSchema> {
    const moment = await DatabaseMoment.open(requireUrl(this.config));
    try {
      const schema = await moment.schema();
      for (const table of schema.tables)
        await folder.writeRows(name, table, moment.rowsOf(table));
      await folder.writeWanted(name, moment.linesOf(WANTED));
      return schema;
    } finally {
      await moment.close();
    }
  }

  private async *reported(
    copies: BackupCopies,
    listed: AsyncIterable<ListedObject>,
    { onProgress, isSteady }: { onProgress?: OnProgress; isSteady: boolean },
  ): AsyncGenerator<ListedObject> {
    const total =
      onProgress && (await this.owned.totals({ withArchives: false }));
    for await (const object of listed) {
      const { count: files, knownBytes: bytes } = copies;
      onProgress?.({ files, bytes, total, isSteady });
      yield object;
    }
  }
}

async function pruned(
  folder: BackupFolder,
  made: BackupResult,
  keep: number,
): Promise<Pruned | PruningRefusedError> {
  try {
    return await prune(folder, made, keep);
  } catch (error) {
    if (error instanceof PruningRefusedError) return error;
    throw error;
  }
}
