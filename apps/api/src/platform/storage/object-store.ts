import type { Readable } from 'node:stream';
import type { ByteRange } from '@hatira/contract';

/** A file on the local disk until it is released. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

export interface StagedSlice {
  range: ByteRange;
  crc32: number;
  /** The store's own token, which it needs to verify the slice later. */
  receipt: string;
}

export interface ServedAs {
  mimeType: string;
  cacheControl: string;
  /** `Content-Disposition`; undefined: inline. */
  disposition?: string;
}

/** An address outside this process that grants access to an object. */
export interface PublicAddress {
  url: string;
  /** Time for which the same address may be handed out. */
  maxAgeSeconds: number;
}

export interface StoredObject {
  key: string;
  sizeBytes: number;
  modifiedAt: Date;
}

/**
 * Stores users' files. Keys are built in `keys.ts` from ids, never from file
 * names. Unfinished files have a staging name; they get their key in one atomic
 * step and are durable by then. docs/architecture.md#storage
 */
export abstract class ObjectStore {
  /**
   * All processes on all machines share this store: an object missing here does
   * not exist elsewhere.
   */
  abstract readonly isShared: boolean;

  /**
   * Opens a staging file for slices.
   * @returns the store's name for it, kept in the upload's row
   * @throws StorageFullError when so many bytes do not fit
   */
  abstract stage(key: string, totalBytes: number): Promise<string>;

  /**
   * Writes one slice of the 5 MiB grid to a staging file; durable after
   * `persist`.
   * @param source exactly the bytes of the range
   * @returns a receipt, kept in the slice's row
   * @throws StorageFullError; StorageUnavailableError; ObjectMissingError when
   * the staging file was discarded; or the source's error. The slice then
   * counts as not written.
   */
  abstract writeSlice(
    staging: string,
    range: ByteRange,
    source: AsyncIterable<Buffer>,
  ): Promise<string>;

  /**
   * Returns the acknowledged slices whose bytes are lost or differ; they must
   * be sent again.
   * @throws ObjectMissingError when the file was published or discarded
   */
  abstract damagedSlices(
    staging: string,
    slices: StagedSlice[],
  ): Promise<StagedSlice[]>;

  /** Makes a staging file durable. Discards it if that fails for good. */
  abstract persist(staging: string): Promise<void>;

  /**
   * Gives a persisted file its key, durably. Safe to repeat after a crash.
   * @param slices all of them, in order
   */
  abstract publish(
    staging: string,
    key: string,
    slices: StagedSlice[],
  ): Promise<void>;

  /** Removes a staging file, if it exists. */
  abstract discard(staging: string): Promise<void>;

  /** Staging files last written before the time. */
  abstract stagedBefore(time: Date): Promise<string[]>;

  /**
   * Writes an object, durably. Cleans up when it rejects.
   * @param expectedBytes approximate size; required above 50 GB
   * @returns its size in bytes
   */
  abstract put(
    key: string,
    source: AsyncIterable<Buffer>,
    expectedBytes?: number,
  ): Promise<number>;

  /**
   * Removes the remains of a killed `put` of this key, if any. No process may
   * be writing it.
   */
  abstract discardUnfinished(key: string): Promise<void>;

  /** True when so many bytes fit without touching the reserve. */
  abstract hasRoomFor(bytes: number): Promise<boolean>;

  /** @throws ObjectMissingError */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;

  /**
   * Provides the object as a local file; call `release` after use.
   * @throws ObjectMissingError
   */
  abstract localCopy(key: string): Promise<LocalFile>;

  /** A path where a program can write a file; `release` removes the file. */
  abstract scratchFile(): Promise<LocalFile>;

  /** Durable when it resolves. */
  abstract putFile(key: string, path: string): Promise<void>;

  /** Size in bytes; undefined when the object does not exist. */
  abstract sizeOf(key: string): Promise<number | undefined>;

  /**
   * Lists finished objects in key order. May miss or include objects that
   * change during the listing.
   * @param prefix empty, or ending with a slash
   */
  abstract list(prefix?: string): AsyncIterable<StoredObject>;

  /** Removes an object, if it exists. */
  abstract remove(key: string): Promise<void>;

  /**
   * A signed address where clients fetch the object directly; undefined: stream
   * it from here. The address alone grants access, for hours, or days for an
   * archive.
   */
  abstract publicAddress(
    key: string,
    as: ServedAs,
  ): Promise<PublicAddress | undefined>;

  abstract check(): Promise<void>;
}
