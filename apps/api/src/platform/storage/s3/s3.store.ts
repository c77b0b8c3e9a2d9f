import { HeadBucketCommand } from '@aws-sdk/client-s3';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SLICE_BYTES, type ByteRange } from '@hatira/contract';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { S3Settings } from '../../config/s3-settings.js';
import { withStorageErrors } from '../local/local-files.js';
import {
  ObjectStore,
  type LocalFile,
  type OpenObject,
  type PublicAddress,
  type ServedAs,
  type StagedSlice,
  type StoredObject,
} from '../object-store.js';
import type { ScratchFolder } from '../local/scratch-folder.js';
import { ObjectMissingError } from '../storage-errors.js';
import { BucketObjects } from './bucket-objects.js';
import { HeldMemory } from './held-memory.js';
import { listedObjects } from './listed-objects.js';
import { Multipart } from './multipart.js';
import { ObjectWriter } from './object-writer.js';
import { PublicAddresses } from './public-addresses.js';
import { S3Connection } from './s3-connection.js';
import { OpenBody } from './open-body.js';
import { isStagingName, stagedUpload, stagingName } from './staged-upload.js';

/** The web processes of a replica share them. */
const HELD_BYTES = 96 * 1024 ** 2;
/** Readiness waits three seconds. */
const CHECK_MS = 2_500;

/**
 * A staging file is a multipart upload, a slice a part streamed on arrival, its
 * receipt the ETag. The local disk only buffers.
 */
export class S3Store extends ObjectStore implements OnApplicationShutdown {
  readonly isShared = true;
  private readonly connection: S3Connection;
  private readonly objects: BucketObjects;
  private readonly multipart: Multipart;
  private readonly writer: ObjectWriter;
  private readonly addresses: PublicAddresses | undefined;

  /** @param processes that share the memory */
  constructor(
    settings: S3Settings,
    private readonly scratch: ScratchFolder,
    processes = 1,
  ) {
    super();
    this.connection = new S3Connection(settings);
    this.objects = new BucketObjects(this.connection);
    this.multipart = new Multipart(this.connection);
    this.writer = new ObjectWriter(this.connection, this.multipart, {
      memory: new HeldMemory(HELD_BYTES / processes),
      scratch,
    });
    const { publicEndpoint, bucket } = settings;
    this.addresses = publicEndpoint
      ? new PublicAddresses(this.connection.clientFor(publicEndpoint), bucket)
      : undefined;
  }

  async stage(key: string): Promise<string> {
    return stagingName(await this.multipart.open(key));
  }

  /** @returns the part's ETag */
  async writeSlice(
    staging: string,
    { start, end }: ByteRange,
    source: AsyncIterable<Buffer>,
  ): Promise<string> {
    const body = { bytes: end - start, attempts: 1, open: () => source };
    return (
      await this.multipart.write(stagedUpload(staging), partNumber(start), body)
    ).etag;
  }

  /** Missing, or unlike their receipts. */
  async damagedSlices(
    staging: string,
    slices: StagedSlice[],
  ): Promise<StagedSlice[]> {
    const parts = new Map(
      (await this.multipart.parts(stagedUpload(staging))).map((part) => [
        part.number,
        part,
      ]),
    );
    return slices.filter(({ range: { start, end }, receipt }) => {
      const part = parts.get(partNumber(start));
      return part?.etag !== receipt || part.bytes !== end - start;
    });
  }

  /** Acknowledged parts are durable. */
  async persist(): Promise<void> {
    await Promise.resolve();
  }

  async publish(
    staging: string,
    key: string,
    slices: StagedSlice[],
  ): Promise<void> {
    const parts = slices.map(({ range, receipt }) => ({
      number: partNumber(range.start),
      etag: receipt,
    }));
    try {
      await this.multipart.complete(stagedUpload(staging), parts);
    } catch (error) {
      // An earlier run was killed, or missed the answer, after the store's
      // completion.
      if (
        !(error instanceof ObjectMissingError) ||
        (await this.sizeOf(key)) !== slices.at(-1)?.range.end
      )
        throw error;
    }
  }

  /** Ignores staging names of other stores. */
  async discard(staging: string): Promise<void> {
    if (isStagingName(staging))
      await this.multipart.abort(stagedUpload(staging));
  }

  async stagedBefore(time: Date): Promise<string[]> {
    const uploads = await this.multipart.opened({});
    return uploads.filter(({ openedAt }) => openedAt < time).map(stagingName);
  }

  async put(
    key: string,
    source: AsyncIterable<Buffer>,
    expectedBytes = 0,
  ): Promise<number> {
    return this.removedOnFailure(key, () =>
      this.writer.putStream(key, source, expectedBytes),
    );
  }

  async discardUnfinished(key: string): Promise<void> {
    const uploads = await this.multipart.opened({ prefix: key });
    for (const upload of uploads)
      if (upload.key === key) await this.multipart.abort(upload);
  }

  /** S3 reports a full store only when writing. */
  hasRoomFor(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async putFile(key: string, path: string): Promise<void> {
    await this.removedOnFailure(key, () => this.writer.putFile(key, path));
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    return this.objects.read(key, range);
  }

  async open(key: string, range: ByteRange): Promise<OpenObject> {
    const ask = () => this.objects.read(key, range);
    return new OpenBody(await ask(), range.end - range.start, ask);
  }

  async localCopy(key: string): Promise<LocalFile> {
    const bytes = await this.sizeOf(key);
    if (bytes === undefined) throw new ObjectMissingError(key);
    const file = await this.scratch.file(bytes);
    try {
      const source = await this.read(key);
      await withStorageErrors(() =>
        pipeline(source, createWriteStream(file.path, { flags: 'wx' })),
      );
      return file;
    } catch (error) {
      await file.release();
      throw error;
    }
  }

  async scratchFile(): Promise<LocalFile> {
    return this.scratch.file();
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return this.objects.sizeOf(key);
  }

  list(prefix = ''): AsyncIterable<StoredObject> {
    return listedObjects(this.connection, prefix);
  }

  async remove(key: string): Promise<void> {
    await this.objects.remove(key);
  }

  publicAddress(key: string, as: ServedAs): Promise<PublicAddress | undefined> {
    return this.addresses
      ? this.addresses.of(key, as)
      : Promise.resolve(undefined);
  }

  async check(): Promise<void> {
    const options = {
      what: 'HeadBucket',
      name: this.connection.bucket,
      withinMs: CHECK_MS,
    };
    await this.connection.call(options, (client, bounds) =>
      client.send(
        new HeadBucketCommand({ Bucket: this.connection.bucket }),
        bounds,
      ),
    );
  }

  onApplicationShutdown(): void {
    this.connection.close();
    this.scratch.close();
  }

  /** A failed write may still have succeeded. */
  private async removedOnFailure<T>(
    key: string,
    write: () => Promise<T>,
  ): Promise<T> {
    try {
      return await write();
    } catch (error) {
      await this.remove(key).catch(() => undefined);
      throw error;
    }
  }
}

/** S3 counts parts from 1. */
function partNumber(startBytes: number): number {
  return startBytes / SLICE_BYTES + 1;
}
