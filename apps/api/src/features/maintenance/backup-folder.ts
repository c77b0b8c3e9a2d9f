import { pipeline, type Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type {
  DumpedSchema,
  DumpedTable,
} from '../../platform/database/dump/database-dump.js';
import { chunksOf } from '../../platform/storage/chunks-of.js';
import type { BackupDiskStore } from '../../platform/storage/local/backup-disk.store.js';
import { idOfKey } from '../../platform/storage/keys.js';
import { claimFolder, ownerOf } from './backup-marker.js';

/** The moment at which it was made, as a backup is named. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** What stands in a finished backup; written last, so that one without it is none. */
export interface Manifest {
  formatVersion: 1;
  madeAt: string;
  schema: DumpedSchema;
  objects: { count: number; bytes: number };
}

/** One line of a backup's object list. */
export interface ListedObject {
  key: string;
  sizeBytes: number;
  sha256: string;
}

/**
 * A place for backups, itself a store. Objects never change under their key, so all backups share one copy of each;
 * what is a backup's own (rows, object list) has a folder of its own. Both lists are sorted by key.
 */
export class BackupFolder {
  constructor(private readonly store: BackupDiskStore) {}

  /** Names of the finished backups, the oldest first: the moments at which they were made. */
  async finished(): Promise<string[]> {
    const names: string[] = [];
    for (const name of await this.begun()) {
      if ((await this.store.sizeOf(manifestKey(name))) !== undefined)
        names.push(name);
    }
    return names.sort();
  }

  /**
   * Before anything is written here or removed: one installation's backups alone stand in a folder.
   * @throws LoadRefusedError when it is another's, has other things in it, or is the product's own
   */
  async claim(installationId: string, dataDir: string): Promise<void> {
    await claimFolder(this.store, { installationId, dataDir }, async () => {
      for (const name of await this.finished())
        if (isManifest(await this.manifest(name))) return true;
      return false;
    });
  }

  /**
   * Closes its folders to other accounts; the folder itself may be a disk of the operator's.
   * @returns a sentence for each that was open: it is closed now, or the command that closes it
   */
  closeToOthers(): string[] {
    return this.store.closeFolders(['backups', 'objects', 'staging']);
  }

  /** Id of the installation whose backups are here; undefined: an older version has made them. */
  async owner(): Promise<string | undefined> {
    return ownerOf(this.store);
  }

  /** Removes what killed backups have left, and nothing of another form; nobody must be making one meanwhile. */
  async removeUnfinished(): Promise<void> {
    await this.store.removeUnfinishedPuts();
    const finished = new Set(await this.finished());
    for (const name of await this.begun())
      if (!finished.has(name)) await this.store.removeFolder(`backups/${name}`);
  }

  /** Forgets backups, not their objects. A kill on the way leaves unfinished ones. */
  async remove(names: string[]): Promise<void> {
    for (const name of names) await this.store.remove(manifestKey(name));
    await this.removeUnfinished();
  }

  /** Keys and sizes of all objects of which there is a copy, in the order of their keys; no other files. */
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

  /** Makes the backup a finished one. */
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

  /** What is to be copied, as the database has told it. */
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

  /** Size of the copy of an object; undefined when there is none. */
  async sizeOf(key: string): Promise<number | undefined> {
    return this.store.sizeOf(objectKey(key));
  }

  async write(key: string, source: AsyncIterable<Buffer>): Promise<void> {
    await this.store.put(objectKey(key), source);
  }

  async read(key: string): Promise<Readable> {
    return this.store.read(objectKey(key));
  }

  /** Names of all backups, finished or not. */
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

/** A failure on either side reaches whoever reads. */
function packed(
  source: Readable | AsyncIterable<string>,
): AsyncIterable<Buffer> {
  return pipeline(source, createGzip(), () => undefined);
}

function unpacked(source: Readable): Readable {
  return pipeline(source, createGunzip(), () => undefined);
}

/** Not by readline, whose lines just end when its input fails. */
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
