import { pipeline, type Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { DumpedSchema, DumpedTable } from '../database/database-dump.js';
import { chunksOf } from '../storage/chunks-of.js';
import type { BackupDiskStore } from '../storage/backup-disk.store.js';

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
    for await (const { key } of this.store.list('backups/')) {
      const name = /^backups\/([\w-]+)\/manifest\.json$/.exec(key)?.[1];
      if (name) names.push(name);
    }
    return names.sort();
  }

  /** Removes what killed backups have left; nobody must be making one meanwhile. */
  async removeUnfinished(): Promise<void> {
    for (const staging of await this.store.stagedBefore(new Date())) await this.store.discard(staging);
    await this.store.keepOnly('backups', new Set(await this.finished()));
  }

  /** Forgets backups, not their objects. A kill on the way leaves unfinished ones. */
  async remove(names: string[]): Promise<void> {
    for (const name of names) await this.store.remove(manifestKey(name));
    await this.removeUnfinished();
  }

  /** Keys and sizes of all objects of which there is a copy, in the order of their keys. */
  async *objects(): AsyncGenerator<{ key: string; sizeBytes: number }> {
    for await (const { key, sizeBytes } of this.store.list('objects/')) {
      yield { key: key.slice('objects/'.length), sizeBytes };
    }
  }

  async removeObject(key: string): Promise<void> {
    await this.store.remove(objectKey(key));
  }

  async manifest(name: string): Promise<Manifest> {
    const chunks: Buffer[] = [];
    for await (const chunk of await this.store.read(manifestKey(name))) chunks.push(chunk as Buffer);
    return JSON.parse(Buffer.concat(chunks).toString()) as Manifest;
  }

  /** Makes the backup a finished one. */
  async finish(name: string, manifest: Manifest): Promise<void> {
    await this.store.put(manifestKey(name), chunksOf(Buffer.from(JSON.stringify(manifest, null, 2))));
  }

  async writeRows(name: string, table: DumpedTable, rows: Readable): Promise<void> {
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

  async writeList(name: string, objects: AsyncIterable<ListedObject>): Promise<void> {
    await this.store.put(listKey(name), packed(linesFrom(objects)));
  }

  async *readList(name: string): AsyncGenerator<ListedObject> {
    for await (const line of linesOf(unpacked(await this.store.read(listKey(name))))) {
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
}

const objectKey = (key: string) => `objects/${key}`;
const manifestKey = (name: string) => `backups/${name}/manifest.json`;
const rowsKey = (name: string, table: DumpedTable) => `backups/${name}/rows/${table.name}.copy.gz`;
const wantedKey = (name: string) => `backups/${name}/wanted.gz`;
const listKey = (name: string) => `backups/${name}/objects.jsonl.gz`;

/** A failure on either side reaches whoever reads. */
function packed(source: Readable | AsyncIterable<string>): AsyncIterable<Buffer> {
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

async function* linesFrom(objects: AsyncIterable<ListedObject>): AsyncGenerator<string> {
  for await (const object of objects) yield `${JSON.stringify(object)}\n`;
}
