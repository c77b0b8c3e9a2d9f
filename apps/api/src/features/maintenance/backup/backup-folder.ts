import { pipeline, type Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type {
  DumpedSchema,
  DumpedTable,
} from '../../../platform/database/dump/database-dump.js';
import { chunksOf } from '../../../platform/storage/chunks-of.js';
import type { BackupDiskStore } from '../../../platform/storage/local/backup-disk.store.js';
import { idOfKey } from '../../../platform/storage/keys.js';
import { claimFolder, ownerOf } from './backup-marker.js';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Summary, written last: a backup without it is unfinished. */
export interface Manifest {
  formatVersion: 1;
  madeAt: string;
  schema: DumpedSchema;
  objects: { count: number; bytes: number };
}

export interface ListedObject {
  key: string;
  sizeBytes: number;
  sha256: string;
}

/**
 * A folder of backups, itself a store. Objects never change under their key, so
 * backups share copies; rows and object list, sorted by key, are in each
 * backup's folder.
 */
export class BackupFolder {
  constructor(private readonly store: BackupDiskStore) {}

  /** Names, which are times, oldest first. */
  async finished(): Promise<string[]> {
    const names: string[] = [];
    for (const name of await this.begun()) {
      if ((await this.store.sizeOf(manifestKey(name))) !== undefined)
        names.push(name);
    }
    return names.sort();
  }

  /**
   * Call it before writing or removing: a folder belongs to one installation.
   * @throws LoadRefusedError if it is another's, has other contents, or is
   *   the product's own
   */
  async claim(installationId: string, dataDir: string): Promise<void> {
    await claimFolder(this.store, { installationId, dataDir }, async () => {
      for (const name of await this.finished())
        if (isManifest(await this.manifest(name))) return true;
      return false;
    });
  }

  /**
   * Closes its folders to other accounts; the folder itself may be the
   * operator's disk.
   * @returns a sentence for each open folder: now closed, or the command that
   *   closes it
   */
  closeToOthers(): string[] {
    return this.store.closeFolders(['backups', 'objects', 'staging']);
  }

  /** Returns the installation's id; undefined: made by an older version. */
  async owner(): Promise<string | undefined> {
    return ownerOf(this.store);
  }

  /** Call it while no backup runs. Removes no other files. */
  async removeUnfinished(): Promise<void> {
    await this.store.removeUnfinishedPuts();
    const finished = new Set(await this.finished());
    for (const name of await this.begun())
      if (!finished.has(name)) await this.store.removeFolder(`backups/${name}`);
  }

  /** Keeps their objects. A kill leaves unfinished backups. */
  async remove(names: string[]): Promise<void> {
    for (const name of names) await this.store.remove(manifestKey(name));
    await this.removeUnfinished();
  }

  /** Returns all copies sorted by key, without other files. */
  async *objects(): AsyncGenerator<{ key: string; sizeBytes: number }> {
    for await (const { key: path, sizeBytes } of this.store.list('objects/')) {
      const key = path.slice('objects/'.length);
      if (idOfKey(key) !== undefined) yield { key, sizeBytes };
    }
  }

  async removeObject(key: string): Promise<void> {
    await this.store.remove(objectKey(key));
  }

  async manifest(name: string): Promise<Manifest> {
    const chunks: Buffer[] = [];
    for await (const chunk of await this.store.read(manifestKey(name)))
      chunks.push(chunk as Buffer);
    return JSON.parse(Buffer.concat(chunks).toString()) as Manifest;
  }

  async finish(name: string, manifest: Manifest): Promise<void> {
    await this.store.put(
      manifestKey(name),
      chunksOf(Buffer.from(JSON.stringify(manifest, null, 2))),
    );
  }

  async writeRows(
    name: string,
    table: DumpedTable,
    rows: Readable,
  ): Promise<void> {
    await this.store.put(rowsKey(name, table), packed(rows));
  }

  async readRows(name: string, table: DumpedTable): Promise<Readable> {
    return unpacked(await this.store.read(rowsKey(name, table)));
  }

  /** Writes the list of the database. */
  async writeWanted(name: string, lines: Readable): Promise<void> {
    await this.store.put(wantedKey(name), packed(lines));
  }

  async *readWanted(name: string): AsyncGenerator<string> {
    yield* linesOf(unpacked(await this.store.read(wantedKey(name))));
  }

  async writeList(
    name: string,
    objects: AsyncIterable<ListedObject>,
  ): Promise<void> {
    await this.store.put(listKey(name), packed(linesFrom(objects)));
  }

  async *readList(name: string): AsyncGenerator<ListedObject> {
    for await (const line of linesOf(
      unpacked(await this.store.read(listKey(name))),
    )) {
      yield JSON.parse(line) as ListedObject;
    }
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return this.store.sizeOf(objectKey(key));
  }

  async write(key: string, source: AsyncIterable<Buffer>): Promise<void> {
    await this.store.put(objectKey(key), source);
  }

  async read(key: string): Promise<Readable> {
    return this.store.read(objectKey(key));
  }

  /** Finished or not. */
  private async begun(): Promise<string[]> {
    return (await this.store.foldersIn('backups')).filter((name) =>
      NAME.test(name),
    );
  }
}

function isManifest(manifest: Partial<Manifest> | null): boolean {
  return (
    manifest?.formatVersion === 1 && Array.isArray(manifest.schema?.migrations)
  );
}

const objectKey = (key: string) => `objects/${key}`;
const manifestKey = (name: string) => `backups/${name}/manifest.json`;
const rowsKey = (name: string, table: DumpedTable) =>
  `backups/${name}/rows/${table.name}.copy.gz`;
const wantedKey = (name: string) => `backups/${name}/wanted.gz`;
const listKey = (name: string) => `backups/${name}/objects.jsonl.gz`;

/** The reader gets failures of either side. */
function packed(
  source: Readable | AsyncIterable<string>,
): AsyncIterable<Buffer> {
  return pipeline(source, createGzip(), () => undefined);
}

function unpacked(source: Readable): Readable {
  return pipeline(source, createGunzip(), () => undefined);
}

/** readline would end silently when its input fails. */
async function* linesOf(source: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const text of source.setEncoding('utf8')) {
    const lines = (rest + (text as string)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function* linesFrom(
  objects: AsyncIterable<ListedObject>,
): AsyncGenerator<string> {
  for await (const object of objects) yield `${JSON.stringify(object)}\n`;
}
