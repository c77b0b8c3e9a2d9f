import { installationOfMark, PROBES } from '../../../platform/storage/keys.js';
import { ObjectMissingError } from '../../../platform/storage/storage-errors.js';
import type {
  ObjectStore,
  StoredObject,
} from '../../../platform/storage/object-store.js';
import type { OwnedObjectsRepository } from '../owned-objects.repository.js';

export interface CopySum {
  /** The number of objects that this run has copied. */
  copied: number;
  copiedBytes: number;
  /** The number of objects that earlier runs have copied. */
  present: number;
}

const BATCH = 200;
const AT_ONCE = 4;

/**
 * Copies every owned object to another store; both list by key. Objects never
 * change under their key, so one of the same size is kept and an interrupted
 * run resumes.
 */
export class ObjectCopy {
  readonly sum: CopySum = { copied: 0, copiedBytes: 0, present: 0 };

  constructor(
    private readonly from: ObjectStore,
    private readonly to: ObjectStore,
    private readonly owned: OwnedObjectsRepository,
  ) {}

  async run(onProgress: (sum: CopySum) => void): Promise<void> {
    let batch: StoredObject[] = [];
    for await (const object of this.missing()) {
      batch.push(object);
      if (batch.length < BATCH) continue;
      await this.copyAll(batch, onProgress);
      batch = [];
    }
    await this.copyAll(batch, onProgress);
  }

  /**
   * Removes earlier runs' objects that the clean-up has erased.
   * @returns their number
   */
  async removeErased(): Promise<number> {
    let removed = 0;
    let batch: string[] = [];
    const flush = async () => {
      const ownerless = await this.owned.ownerless(batch, false);
      for (const key of ownerless) await this.to.remove(key);
      removed += ownerless.length;
      batch = [];
    };
    for await (const { key } of this.to.list()) {
      if (installationOfMark(key) === undefined && batch.push(key) === BATCH)
        await flush();
    }
    await flush();
    return removed;
  }

  /** Whether the other store's first objects are another installation's. */
  async isForeign(): Promise<boolean> {
    const first: string[] = [];
    for await (const { key } of this.to.list()) {
      if (!key.startsWith(PROBES) && first.push(key) === BATCH) break;
    }
    return (
      first.length > 0 &&
      (await this.owned.ownerless(first)).length === first.length
    );
  }

  private async *missing(): AsyncGenerator<StoredObject> {
    const present = this.to.list()[Symbol.asyncIterator]();
    let there = await present.next();
    for await (const object of this.from.list()) {
      if (installationOfMark(object.key) !== undefined) continue;
      while (!there.done && there.value.key < object.key)
        there = await present.next();
      const isThere =
        !there.done &&
        there.value.key === object.key &&
        there.value.sizeBytes === object.sizeBytes;
      if (isThere) this.sum.present += 1;
      else yield object;
    }
    await present.return?.();
  }

  private async copyAll(
    objects: StoredObject[],
    onProgress: (sum: CopySum) => void,
  ): Promise<void> {
    const ownerless = new Set(
      await this.owned.ownerless(objects.map(({ key }) => key)),
    );
    const waiting = objects.filter(({ key }) => !ownerless.has(key));
    const work = async () => {
      for (let object = waiting.shift(); object; object = waiting.shift()) {
        await this.copy(object);
        onProgress(this.sum);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  private async copy({ key, sizeBytes }: StoredObject): Promise<void> {
    try {
      const bytes = await this.to.put(
        key,
        await this.from.read(key),
        sizeBytes,
      );
      this.sum.copiedBytes += bytes;
      this.sum.copied += 1;
    } catch (error) {
      // Erased since it was listed.
      if (!(error instanceof ObjectMissingError)) throw error;
    }
  }
}
