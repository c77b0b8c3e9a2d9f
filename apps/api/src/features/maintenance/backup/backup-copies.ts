import type { ObjectStore } from '../../../platform/storage/object-store.js';
import { ObjectMissingError } from '../../../platform/storage/storage-errors.js';
import type { BackupFolder, ListedObject } from './backup-folder.js';
import { ContentCheck } from '../content-check.js';

interface WantedObject {
  key: string;
  sizeBytes: number | undefined;
}

const AT_ONCE = 8;

/** Copies a backup's new objects, and counts them. */
export class BackupCopies {
  count = 0;
  bytes = 0;
  /** The bytes of objects whose row has a size. */
  knownBytes = 0;
  copied = 0;
  erased = 0;
  readonly missing: string[] = [];

  /** @param isErased whether no row refers to a missing key any more */
  constructor(
    private readonly store: ObjectStore,
    private readonly folder: BackupFolder,
    private readonly isErased: (key: string) => Promise<boolean>,
  ) {}

  /**
   * Writes the backup's object list, from the list of wanted ones.
   * @param previous last finished backup; both lists are sorted by key
   */
  async *all(
    name: string,
    previous: string | undefined,
  ): AsyncGenerator<ListedObject> {
    const objects = wantedIn(this.folder.readWanted(name));
    const earlier = listOf(this.folder, previous);
    let known = await earlier.next();
    let batch: [WantedObject, ListedObject | undefined][] = [];
    for await (const object of objects) {
      while (known.value && known.value.key < object.key)
        known = await earlier.next();
      batch.push([
        object,
        known.value?.key === object.key ? known.value : undefined,
      ]);
      if (batch.length < AT_ONCE) continue;
      yield* this.counted(batch);
      batch = [];
    }
    yield* this.counted(batch);
    await earlier.return();
  }

  private async one(
    object: WantedObject,
    listed: ListedObject | undefined,
  ): Promise<ListedObject | undefined> {
    const isSame =
      listed &&
      (object.sizeBytes === undefined || object.sizeBytes === listed.sizeBytes);
    if (isSame && (await this.folder.sizeOf(object.key)) === listed.sizeBytes)
      return listed;
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

  private async *counted(
    batch: [WantedObject, ListedObject | undefined][],
  ): AsyncGenerator<ListedObject> {
    const objects = await Promise.all(batch.map((pair) => this.one(...pair)));
    for (const [index, object] of objects.entries()) {
      if (!object) continue;
      this.count += 1;
      this.bytes += object.sizeBytes;
      this.knownBytes += batch[index]?.[0].sizeBytes ?? 0;
      yield object;
    }
  }
}

async function* wantedIn(
  lines: AsyncIterable<string>,
): AsyncGenerator<WantedObject> {
  for await (const line of lines) {
    const [key = '', size = ''] = line.split('\t');
    yield { key, sizeBytes: size === '\\N' ? undefined : Number(size) };
  }
}

async function* listOf(
  folder: BackupFolder,
  name: string | undefined,
): AsyncGenerator<ListedObject, void> {
  if (name !== undefined) yield* folder.readList(name);
}
