import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../config/load-config.js';
import { migrate, requireUrl } from '../database/data-source.js';
import type { DumpedSchema } from '../database/database-dump.js';
import { LoadRefusedError, loadTables, prepareFor } from '../database/database-load.js';
import { InstanceLock } from '../database/instance-lock.js';
import { INSTALLATION_ID } from '../database/kept-setting.js';
import { ObjectStore } from '../storage/object-store.js';
import { ObjectMissingError } from '../storage/storage-errors.js';
import type { BackupFolder, ListedObject } from './backup-folder.js';
import { ContentCheck, contentOf } from './content-check.js';

export interface RestoreResult {
  name: string;
  objects: number;
  bytes: number;
  /** Keys of objects whose copy is not in the backup, or not what it was. */
  damaged: string[];
}

/** What the moment of the backup had under way and nobody goes on with. */
const FINISH: Record<string, string[]> = {
  uploads: [`DELETE FROM uploads WHERE status IN ('storing', 'receiving', 'sealing')`],
  unfinished_backgrounds: ['DELETE FROM unfinished_backgrounds'],
  archives: [
    `UPDATE archives SET status = 'queued', progress = 0, attempts = 0, built_by = NULL, built_bytes = NULL
     WHERE ended_at IS NULL`,
    `UPDATE archives SET built_key = NULL, built_bytes = NULL WHERE ended_at IS NOT NULL`,
  ],
};

/** Brings a backup back into an empty database and a store; what was interrupted goes on where it stopped. */
@Injectable()
export class Restore {
  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(InstanceLock) private readonly instance: InstanceLock,
  ) {}

  /**
   * Objects first, rows last and all at once: until then there is nothing that could speak of a missing object.
   * @param name of one of the folder's backups; undefined: the newest
   * @throws LoadRefusedError
   */
  async run(folder: BackupFolder, name?: string): Promise<RestoreResult> {
    const finished = await folder.finished();
    const chosen = name ?? finished.at(-1);
    if (chosen === undefined) throw new LoadRefusedError('there is no finished backup in this folder');
    if (!finished.includes(chosen)) throw new LoadRefusedError(`there is no backup ${chosen}: ${finished.join(', ')}`);
    if ((await this.instance.countOthers()) > 0) {
      throw new LoadRefusedError('the product runs on this database: stop web and worker first');
    }
    const { schema } = await folder.manifest(chosen);
    const url = requireUrl(this.config);
    await prepareFor(url, schema);
    const result: RestoreResult = { name: chosen, objects: 0, bytes: 0, damaged: [] };
    for await (const object of folder.readList(chosen)) {
      result.objects += 1;
      result.bytes += object.sizeBytes;
      if (!(await this.bringBack(folder, object))) result.damaged.push(object.key);
    }
    await loadTables(url, schema, (table) => folder.readRows(chosen, table), finishOf(schema, await folder.owner()));
    await migrate(url);
    return result;
  }

  /** @returns whether the object is there, as it was; one that is there and is another is replaced */
  private async bringBack(folder: BackupFolder, object: ListedObject): Promise<boolean> {
    if (await this.isThere(object)) return true;
    const { key, sizeBytes, sha256 } = object;
    const check = new ContentCheck();
    try {
      await this.store.put(key, check.through(await folder.read(key)), sizeBytes);
    } catch (error) {
      if (error instanceof ObjectMissingError) return false;
      throw error;
    }
    return check.result().sha256.toString('hex') === sha256;
  }

  private async isThere({ key, sizeBytes, sha256 }: ListedObject): Promise<boolean> {
    if ((await this.store.sizeOf(key)) !== sizeBytes) return false;
    const content = await contentOf(await this.store.read(key));
    return content.sha256.toString('hex') === sha256;
  }
}

/** @param owner of the folder: its backups go on there, though this one may be older than ids are */
function finishOf({ tables }: DumpedSchema, owner: string | undefined): string[] {
  const statements = tables.flatMap(({ name }) => FINISH[name] ?? []);
  if (owner === undefined) return statements;
  const values = `('${INSTALLATION_ID}', to_jsonb('${owner}'::text))`;
  return [...statements, `INSERT INTO settings (key, value) VALUES ${values} ON CONFLICT (key) DO NOTHING`];
}
