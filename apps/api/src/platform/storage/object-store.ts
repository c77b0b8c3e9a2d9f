import type { Readable } from 'node:stream';
import type { ByteRange } from '@hatira/contract';

/** A file on the local disk until its release. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

export interface StagedSlice {
  range: ByteRange;
  crc32: number;
  /** Verifies the slice later. */
  receipt: string;
}

export interface ServedAs {
  mimeType: string;
  cacheControl: string;
  /** `Content-Disposition`; undefined: inline. */
  disposition?: string;
}

/** Grants access outside this process. */
export interface PublicAddress {
  url: string;
  /** The time for handing out the same address. */
  maxAgeSeconds: number;
}

/** Close it. */
export interface OpenObject {
  /**
   * Fills the buffer, or less of it at the object's end. Reads follow each
   * other without gaps from the range's start, several at once.
   * @returns bytes read
   */
  read(into: Buffer, position: number): Promise<number>;

  /** Reads on their way may fail. */
  close(): Promise<void>;
}

export interface StoredObject {
  key: string;
  sizeBytes: number;
  modifiedAt: Date;
}

/**
 * Stores users' files. Keys (`keys.ts`) have ids, never file names. Unfinished
 * files have a staging name and get their key in one atomic step, durable by
 * then. docs/architecture.md#storage
 */
export abstract class ObjectStore {
  /** An object missing here does not exist elsewhere. */
  abstract readonly isShared: boolean;

  /**
   * Opens a staging file for slices.
   * @returns its name, kept in the upload's row
   * @throws StorageFullError when so many bytes do not fit
   */
  abstract stage(key: string, totalBytes: number): Promise<string>;

  /**
   * Writes one slice of the 5 MiB grid; durable after `persist`.
   * @param source exactly the bytes of the range
   * @returns a receipt, kept in the slice's row
   * @throws StorageFullError; StorageUnavailableError; ObjectMissingError for a
   * discarded staging file; or the source's error. The slice then counts as not
   * written.
   */
  abstract writeSlice(
    staging: string,
    range: ByteRange,
    source: AsyncIterable<Buffer>,
  ): Promise<string>;

  /**
   * Slices with lost or other bytes, to be sent again.
   * @throws ObjectMissingError when the file was published or discarded
   */
  abstract damagedSlices(
    staging: string,
    slices: StagedSlice[],
  ): Promise<StagedSlice[]>;

  /** Makes a staging file durable; discards it if that fails for good. */
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

  /** Not an error without the file. */
  abstract discard(staging: string): Promise<void>;

  /** Last written before the time. */
  abstract stagedBefore(time: Date): Promise<string[]>;

  /**
   * Writes an object, durably. Cleans up when it rejects.
   * @param expectedBytes approximate; required above 50 GB
   * @returns its size in bytes
   */
  abstract put(
    key: string,
    source: AsyncIterable<Buffer>,
    expectedBytes?: number,
  ): Promise<number>;

  /**
   * Removes the remains of a killed `put`; no process may be writing the key.
   */
  abstract discardUnfinished(key: string): Promise<void>;

  /** True when the bytes fit besides the reserve. */
  abstract hasRoomFor(bytes: number): Promise<boolean>;

  /** @throws ObjectMissingError */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;

  /**
   * Opens a range, not empty, for reads into the caller's memory.
   * @throws ObjectMissingError
   */
  abstract open(key: string, range: ByteRange): Promise<OpenObject>;

  /**
   * The caller must `release` it.
   * @throws ObjectMissingError
   */
  abstract localCopy(key: string): Promise<LocalFile>;

  /** A path for a program's output; `release` removes the file. */
  abstract scratchFile(): Promise<LocalFile>;

  /** Durable when it resolves. */
  abstract putFile(key: string, path: string): Promise<void>;

  /** Returns the size in bytes; undefined when the object does not exist. */
  abstract sizeOf(key: string): Promise<number | undefined>;

  /**
   * Lists finished objects in key order; may miss or include concurrent
   * changes.
   * @param prefix empty, or ending with a slash
   */
  abstract list(prefix?: string): AsyncIterable<StoredObject>;

  /** Not an error without the object. */
  abstract remove(key: string): Promise<void>;

  /**
   * A signed address for direct access; undefined: stream it from here. Valid
   * alone, for hours; for an archive days.
   */
  abstract publicAddress(
    key: string,
    as: ServedAs,
  ): Promise<PublicAddress | undefined>;

  abstract check(): Promise<void>;
}
