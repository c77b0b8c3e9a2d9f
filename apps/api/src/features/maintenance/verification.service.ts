import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { installationOfMark } from '../../platform/storage/keys.js';
import {
  ObjectStore,
  type StoredObject,
} from '../../platform/storage/object-store.js';
import { ObjectMissingError } from '../../platform/storage/storage-errors.js';
import { contentOf, isContentOf, type Content } from './content-check.js';
import {
  OwnedObjectsRepository,
  type Identity,
  type OwnedObject,
} from './owned-objects.repository.js';
import type { OnProgress } from './progress-line.js';

export interface Fault {
  /**
   * `missing`: a row without its object; `size`, `content`: unlike the row;
   * `ownerless`: an object without a row.
   */
  kind: 'missing' | 'size' | 'content' | 'ownerless';
  key: string;
}

export interface VerifyOptions {
  /** False: compares only sizes. */
  isContentRead: boolean;
  /** Younger ownerless objects may belong to work in progress. */
  graceMs: number;
  onFault(fault: Fault): void;
  onChecked?: OnProgress;
}

export interface Verified {
  objects: number;
  bytes: number;
  faults: number;
}

type CheckOptions = Omit<VerifyOptions, 'onChecked'> & {
  onChecked(object: OwnedObject): void;
};

const AT_ONCE = 4;
const LISTED_BATCH = 500;
/** Rows come and go between queries. */
const SECOND_LOOK_MS = 2_000;

/** Compares rows and objects both ways, read-only, a few hundred at a time. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly owned: OwnedObjectsRepository,
    private readonly store: ObjectStore,
  ) {}

  async run(options: VerifyOptions): Promise<Verified> {
    const sum = { objects: 0, bytes: 0, faults: 0 };
    const report = (faults: Fault[]) => {
      sum.faults += faults.length;
      faults.forEach((fault) => options.onFault(fault));
    };
    const onChecked = await this.counting(options);
    for await (const objects of this.owned.all())
      report(await this.faultsOf(objects, { ...options, onChecked }));
    let batch: StoredObject[] = [];
    for await (const object of this.store.list()) {
      if (installationOfMark(object.key) !== undefined) continue;
      sum.objects += 1;
      sum.bytes += object.sizeBytes;
      batch.push(object);
      if (batch.length < LISTED_BATCH) continue;
      report(await this.ownerlessOf(batch, options));
      batch = [];
    }
    report(await this.ownerlessOf(batch, options));
    return sum;
  }

  private async counting({
    onChecked,
    isContentRead,
  }: VerifyOptions): Promise<(object: OwnedObject) => void> {
    if (!onChecked) return () => undefined;
    const total = await this.owned.totals({ withArchives: true });
    const sum = { files: 0, bytes: 0 };
    return ({ sizeBytes = 0 }) => {
      sum.files += 1;
      sum.bytes += sizeBytes;
      onChecked({ ...sum, total, isSteady: isContentRead });
    };
  }

  private async faultsOf(
    objects: OwnedObject[],
    options: CheckOptions,
  ): Promise<Fault[]> {
    const suspects: { object: OwnedObject; kind: Fault['kind'] }[] = [];
    const waiting = [...objects];
    const worker = async () => {
      for (let object = waiting.shift(); object; object = waiting.shift()) {
        const kind = await this.faultOf(object, options);
        if (kind) suspects.push({ object, kind });
        options.onChecked(object);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (suspects.length > 0) await delay(SECOND_LOOK_MS);
    const faults: Fault[] = [];
    for (const { object, kind } of suspects) {
      if (await this.isStillOwned(object.key))
        faults.push({ kind, key: object.key });
    }
    return faults;
  }

  private async faultOf(
    object: OwnedObject,
    { isContentRead }: CheckOptions,
  ): Promise<Fault['kind'] | undefined> {
    const { key, identity } = object;
    const sizeBytes = await this.store.sizeOf(key);
    if (sizeBytes === undefined) return 'missing';
    if (
      sizeBytes === 0 ||
      (object.sizeBytes !== undefined && object.sizeBytes !== sizeBytes)
    )
      return 'size';
    if (!identity || !isContentRead) return undefined;
    const content = await this.read(key);
    if (!content) return 'missing';
    return isIdentical(content, identity) ? undefined : 'content';
  }

  private async read(key: string): Promise<Content | undefined> {
    try {
      return await contentOf(await this.store.read(key));
    } catch (error) {
      if (error instanceof ObjectMissingError) return undefined;
      throw error;
    }
  }

  /** Not a fault if erased during the check. */
  private async isStillOwned(key: string): Promise<boolean> {
    return (await this.owned.ownerless([key], false)).length === 0;
  }

  private async ownerlessOf(
    objects: StoredObject[],
    { graceMs }: VerifyOptions,
  ): Promise<Fault[]> {
    const suspects = await this.owned.ownerless(objects.map(({ key }) => key));
    if (suspects.length === 0) return [];
    const youngestAt = Date.now() - graceMs;
    const old = new Set(
      objects
        .filter(({ modifiedAt }) => modifiedAt.getTime() <= youngestAt)
        .map(({ key }) => key),
    );
    const keys = suspects.filter((key) => old.has(key));
    if (keys.length > 0) await delay(SECOND_LOOK_MS);
    const faults: Fault[] = [];
    for (const key of await this.owned.ownerless(keys)) {
      if ((await this.store.sizeOf(key)) !== undefined)
        faults.push({ kind: 'ownerless', key });
    }
    return faults;
  }
}

function isIdentical(content: Content, identity: Identity): boolean {
  return identity.kind === 'media'
    ? isContentOf(content, identity)
    : content.sha256.equals(identity.sha256);
}
