import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../platform/config/load-config.js';
import { requireUrl } from '../../platform/database/data-source.js';
import { migrate } from '../../platform/database/migrate.js';
import type { DumpedSchema } from '../../platform/database/dump/database-dump.js';
import {
  LoadRefusedError,
  loadTables,
  prepareFor,
  requireEmptyDatabase,
} from '../../platform/database/dump/database-load.js';
import { InstanceLockService } from '../../platform/database/instance-lock.service.js';
import {
  INSTALLATION_ID,
  newInstallationId,
  settingOf,
} from '../../platform/database/kept-setting.js';
import { MARKED_STORAGE } from '../../platform/storage/claim-storage.js';
import { markKey } from '../../platform/storage/keys.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { ObjectMissingError } from '../../platform/storage/storage-errors.js';
import { mark, marksOf } from '../../platform/storage/store-marks.js';
import type { BackupFolder, ListedObject } from './backup/backup-folder.js';
import { ContentCheck, contentOf } from './content-check.js';
import type { OnProgress } from './progress-line.js';

export interface RestoreResult {
  name: string;
  objects: number;
  bytes: number;
  /** Keys of missing or damaged copies. */
  damaged: string[];
}

/** Work in progress at the backup cannot continue. */
const FINISH: Record<string, string[]> = {
  // A status of a backup may have another name since.
  uploads: [`DELETE FROM uploads WHERE status NOT IN ('published', 'refused')`],
  unfinished_backgrounds: ['DELETE FROM unfinished_backgrounds'],
  archives: [
    `UPDATE archives SET status = 'queued', progress = 0, attempts = 0, built_by = NULL, built_bytes = NULL
     WHERE ended_at IS NULL`,
    `UPDATE archives SET built_key = NULL, built_bytes = NULL WHERE ended_at IS NOT NULL`,
  ],
};

/**
 * Restores a backup into an empty database and store; resumes an interrupted
 * run.
 */
@Injectable()
export class RestoreService {
  constructor(
    private readonly config: Config,
    private readonly store: ObjectStore,
    private readonly instance: InstanceLockService,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /**
   * Objects first, then all rows at once: no row refers to a missing object.
   * @param name undefined: the newest
   * @throws LoadRefusedError
   */
  async run(
    folder: BackupFolder,
    name?: string,
    onProgress?: OnProgress,
  ): Promise<RestoreResult> {
    const finished = await folder.finished();
    const chosen = name ?? finished.at(-1);
    if (chosen === undefined)
      throw new LoadRefusedError('The folder has no finished backup.');
    if (!finished.includes(chosen))
      throw new LoadRefusedError(
        `The folder has no backup ${chosen}, but ${finished.join(', ')}.`,
      );
    if ((await this.instance.countOthers()) > 0) {
      throw new LoadRefusedError(
        'The product is running on this database. Stop web and worker first.',
      );
    }
    const { schema } = await folder.manifest(chosen);
    const url = requireUrl(this.config);
    await requireEmptyDatabase(url);
    const id = await this.takeStore(await folder.owner());
    await prepareFor(url, schema);
    const result = await this.bringAllBack(folder, chosen, onProgress);
    const kept = {
      [INSTALLATION_ID]: id,
      [MARKED_STORAGE]: this.config.storage,
    };
    await loadTables(
      url,
      schema,
      (table) => folder.readRows(chosen, table),
      finishOf(schema, kept),
    );
    await migrate(url);
    return result;
  }

  private async bringAllBack(
    folder: BackupFolder,
    name: string,
    onProgress?: OnProgress,
  ): Promise<RestoreResult> {
    const { objects } = await folder.manifest(name);
    const total = { files: objects.count, bytes: objects.bytes };
    const result: RestoreResult = { name, objects: 0, bytes: 0, damaged: [] };
    for await (const object of folder.readList(name)) {
      if (!(await this.bringBack(folder, object)))
        result.damaged.push(object.key);
      result.objects += 1;
      result.bytes += object.sizeBytes;
      const { objects: files, bytes } = result;
      onProgress?.({ files, bytes, total, isSteady: true });
    }
    return result;
  }

  /**
   * Claims the store before the database, so that an interrupted restore can
   * only be resumed.
   * @param owner undefined: a version without ids
   * @returns the installation's id from now on
   */
  private async takeStore(owner: string | undefined): Promise<string> {
    const present = await settingOf(this.database, INSTALLATION_ID);
    const id = owner ?? present ?? newInstallationId();
    const { others } = await marksOf(this.store, id);
    const other = others.find((each) => each !== present);
    if (other !== undefined)
      throw new LoadRefusedError(
        `The storage has the files of another installation (${other}).`,
      );
    await mark(this.store, id);
    for (const each of others) await this.store.remove(markKey(each));
    return id;
  }

  /** @returns whether the object exists with the right bytes */
  private async bringBack(
    folder: BackupFolder,
    object: ListedObject,
  ): Promise<boolean> {
    if (await this.isThere(object)) return true;
    const { key, sizeBytes, sha256 } = object;
    const check = new ContentCheck();
    try {
      await this.store.put(
        key,
        check.through(await folder.read(key)),
        sizeBytes,
      );
    } catch (error) {
      if (error instanceof ObjectMissingError) return false;
      throw error;
    }
    return check.result().sha256.toString('hex') === sha256;
  }

  private async isThere({
    key,
    sizeBytes,
    sha256,
  }: ListedObject): Promise<boolean> {
    if ((await this.store.sizeOf(key)) !== sizeBytes) return false;
    const content = await contentOf(await this.store.read(key));
    return content.sha256.toString('hex') === sha256;
  }
}

/** @param kept values that stay, instead of the backup's */
function finishOf(
  { tables }: DumpedSchema,
  kept: Record<string, string>,
): string[] {
  const settings = Object.entries(kept).map(
    ([
      key,
      value,
    ]) => `INSERT INTO settings (key, value) VALUES ('${key}', to_jsonb('${value}'::text))
     ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`,
  );
  return [...tables.flatMap(({ name }) => FINISH[name] ?? []), ...settings];
}
