import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../config/load-config.js';
import { requireUrl } from '../database/data-source.js';
import { DatabaseMoment, type DumpedSchema } from '../database/database-dump.js';
import { ObjectStore } from '../storage/object-store.js';
import { ObjectMissingError } from '../storage/storage-errors.js';
import { BackupFolder, type ListedObject } from './backup-folder.js';
import { ContentCheck } from './content-check.js';
import { OwnedObjects, WANTED } from './owned-objects.js';

export interface BackupResult {
  name: string;
  objects: number;
  bytes: number;
  /** How many had to be copied; the others were there from earlier backups. */
  copied: number;
  /** Keys of which a row speaks and that the store has lost. */
  missing: string[];
}

interface WantedObject {
  key: string;
  sizeBytes: number | undefined;
}

/** How often a backup begins anew because something was erased while it was made. */
const MAX_ROUNDS = 5;
const AT_ONCE = 8;

/**
 * A backup is one moment of the database and every object that it speaks of. Objects are copied after that moment: each
 * is there from before its row on, so only erasing can come between, and then the backup begins anew with a new moment.
 */
@Injectable()
export class Backup {
  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(OwnedObjects) private readonly owned: OwnedObjects,
  ) {}

  /** @throws Error when erasing goes on and on, or something cannot be read or written; there is no backup then */
  async run(folder: BackupFolder): Promise<BackupResult> {
    const madeAt = new Date().toISOString();
    const name = madeAt.replace(/[:.]/g, '-');
    const previous = (await folder.finished()).at(-1);
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const schema = await this.dump(folder, name);
      const copies = new Copies(this.store, folder, (key) => this.isErased(key));
      await folder.writeList(name, copies.all(wanted(folder.readWanted(name)), before(folder, previous)));
      if (copies.erased > 0) continue;
      const { count: objects, bytes, copied, missing } = copies;
      await folder.finish(name, { formatVersion: 1, madeAt, schema, objects: { count: objects, bytes } });
      return { name, objects, bytes, copied, missing };
    }
    throw new Error('files are being erased all the time; try again when the clean-up is done');
  }

  private async dump(folder: BackupFolder, name: string): Promise<DumpedSchema> {
    const moment = await DatabaseMoment.open(requireUrl(this.config));
    try {
      const schema = await moment.schema();
      for (const table of schema.tables) await folder.writeRows(name, table, moment.rowsOf(table));
      await folder.writeWanted(name, moment.linesOf(WANTED));
      return schema;
    } finally {
      await moment.close();
    }
  }

  private async isErased(key: string): Promise<boolean> {
    return (await this.owned.ownerless([key])).length > 0;
  }
}

/** Goes through what is wanted, copies what is new, and counts. */
class Copies {
  count = 0;
  bytes = 0;
  copied = 0;
  erased = 0;
  readonly missing: string[] = [];

  constructor(
    private readonly store: ObjectStore,
    private readonly folder: BackupFolder,
    private readonly isErased: (key: string) => Promise<boolean>,
  ) {}

  /** The object list of the new backup; both sources are sorted by key. */
  async *all(
    objects: AsyncIterable<WantedObject>,
    earlier: AsyncIterator<ListedObject, void>,
  ): AsyncGenerator<ListedObject> {
    let known = await earlier.next();
    let batch: [WantedObject, ListedObject | undefined][] = [];
    for await (const object of objects) {
      while (known.value && known.value.key < object.key) known = await earlier.next();
      batch.push([object, known.value?.key === object.key ? known.value : undefined]);
      if (batch.length < AT_ONCE) continue;
      yield* this.counted(batch);
      batch = [];
    }
    yield* this.counted(batch);
    await earlier.return?.();
  }

  private async one(object: WantedObject, listed: ListedObject | undefined): Promise<ListedObject | undefined> {
    const isSame = listed && (object.sizeBytes === undefined || object.sizeBytes === listed.sizeBytes);
    if (isSame && (await this.folder.sizeOf(object.key)) === listed.sizeBytes) return listed;
    return this.copy(object.key);
  }

  private async copy(key: string): Promise<ListedObject | undefined> {
    const check = new ContentCheck();
    try {
      await this.folder.write(key, check.through(await this.store.read(key)));
    } catch (error) {
      if (!(error instanceof ObjectMissingError)) throw error;
      if (await this.isErased(key)) this.erased += 1;
      else this.missing.push(key);
      return undefined;
    }
    this.copied += 1;
    const { sizeBytes, sha256 } = check.result();
    return { key, sizeBytes, sha256: sha256.toString('hex') };
  }

  private async *counted(batch: [WantedObject, ListedObject | undefined][]): AsyncGenerator<ListedObject> {
    for (const object of await Promise.all(batch.map((pair) => this.one(...pair)))) {
      if (!object) continue;
      this.count += 1;
      this.bytes += object.sizeBytes;
      yield object;
    }
  }
}

async function* wanted(lines: AsyncIterable<string>): AsyncGenerator<WantedObject> {
  for await (const line of lines) {
    const [key = '', size = ''] = line.split('\t');
    yield { key, sizeBytes: size === '\\N' ? undefined : Number(size) };
  }
}

async function* before(folder: BackupFolder, name: string | undefined): AsyncGenerator<ListedObject, void> {
  if (name !== undefined) yield* folder.readList(name);
}
