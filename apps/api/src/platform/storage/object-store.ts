import type { Readable } from 'node:stream';
import type { ByteRange } from '@hatira/contract';

/** A file on this machine's disk for as long as it is not released. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

/** A slice that a store has acknowledged, as its row tells it. */
export interface StagedSlice {
  range: ByteRange;
  crc32: number;
  /** What the store gave for it: what it needs to vouch for the slice later. */
  receipt: string;
}

/** How an object is to be shown by whoever serves it. */
export interface ServedAs {
  mimeType: string;
  cacheControl: string;
  /** `Content-Disposition`; undefined: shown in place. */
  disposition?: string;
}

/** An address outside this process that gives an object to whoever has it. */
export interface PublicAddress {
  url: string;
  /** For how long the very same address may be handed out. */
  maxAgeSeconds: number;
}

/** An object as the store itself knows it. */
export interface StoredObject {
  key: string;
  sizeBytes: number;
  modifiedAt: Date;
}

/**
 * Where users' bytes live. Keys are built in `keys.ts` from ids, never from file names. A file that is being written
 * stands under a staging name; it appears under its key by one atomic step and is on stable storage by then.
 */
export abstract class ObjectStore {
  /** Whether every process, on whatever machine, speaks to the same one: what it does not have is nowhere then. */
  abstract readonly isOneForAll: boolean;

  /**
   * Opens a place for a file that arrives in slices.
   * @returns the store's own name for it, to be kept in the upload's row.
   * @throws StorageFullError when there is no room for so many bytes.
   */
  abstract stage(key: string, totalBytes: number): Promise<string>;

  /**
   * Writes one slice, a cell of the 5 MiB grid, to its place in a staged file; once it resolves the slice is kept.
   * @param source exactly the bytes of the range
   * @returns a receipt, to be kept in the slice's row.
   * @throws StorageFullError; StorageUnavailableError; ObjectMissingError when it has been discarded; or what the source failed with, and then the slice counts as never written.
   */
  abstract writeSlice(
    staging: string,
    range: ByteRange,
    source: AsyncIterable<Buffer>,
  ): Promise<string>;

  /**
   * Which acknowledged slices of a staged file are not what was received, to be asked for again.
   * @throws ObjectMissingError when the file has been published or discarded meanwhile.
   */
  abstract damagedSlices(
    staging: string,
    slices: StagedSlice[],
  ): Promise<StagedSlice[]>;

  /** Brings all of a staged file to stable storage. Where that fails for good, the file is discarded. */
  abstract persist(staging: string): Promise<void>;

  /**
   * Gives a persisted file its key, durably. Safe to repeat after a crash half-way.
   * @param slices all of them, in order
   */
  abstract publish(
    staging: string,
    key: string,
    slices: StagedSlice[],
  ): Promise<void>;

  /** Forgets a staged file; no error when there is none. */
  abstract discard(staging: string): Promise<void>;

  /** Staged files that were last written before the given time. */
  abstract stagedBefore(time: Date): Promise<string[]>;

  /**
   * Writes a whole object; it is durable when this resolves, and nothing is left when it rejects.
   * @param expectedBytes about how many will come; needed above 50 GB only
   * @returns its size in bytes.
   */
  abstract put(
    key: string,
    source: AsyncIterable<Buffer>,
    expectedBytes?: number,
  ): Promise<number>;

  /**
   * Forgets what a `put` of this key has left whose process was killed; call it when nobody writes that object.
   * No error when there is nothing.
   */
  abstract discardUnfinished(key: string): Promise<void>;

  /** Whether so many bytes can be written and what must stay free stays free. */
  abstract hasRoomFor(bytes: number): Promise<boolean>;

  /**
   * Opens an object, or a part of it, for reading.
   * @throws ObjectMissingError
   */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;

  /**
   * The object as a file for programs that want one; call `release` when they are done with it.
   * @throws ObjectMissingError
   */
  abstract localCopy(key: string): Promise<LocalFile>;

  /** A place for a program to write a file to; `release` removes whatever stands there. */
  abstract scratchFile(): Promise<LocalFile>;

  /** Makes an object of a file that a program has written; durable when this resolves. */
  abstract putFile(key: string, path: string): Promise<void>;

  /** Size in bytes, undefined when there is no such object. */
  abstract sizeOf(key: string): Promise<number | undefined>;

  /**
   * Every object whose key begins so, in the order of their keys; what is unfinished is none. Objects that come or go
   * meanwhile may be among them or not.
   * @param prefix empty, or ending with a slash
   */
  abstract list(prefix?: string): AsyncIterable<StoredObject>;

  /** Removes an object; no error when there is none. */
  abstract remove(key: string): Promise<void>;

  /**
   * Where clients may fetch an object from, past this process; undefined: it is to be streamed from here.
   * The address is a key by itself and lives for hours, that of an archive for days.
   */
  abstract publicAddress(
    key: string,
    as: ServedAs,
  ): Promise<PublicAddress | undefined>;

  /** Rejects when the store cannot be used. */
  abstract check(): Promise<void>;
}
