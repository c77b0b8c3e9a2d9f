import { randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { SLICE_BYTES, sliceRange } from '@hatira/contract';
import type {
  LocalFile,
  ObjectStore,
  StagedSlice,
} from '../../apps/api/src/platform/storage/object-store.js';
import { ObjectMissingError } from '../../apps/api/src/platform/storage/storage-errors.js';
import { sha256 } from './fixtures/media-bytes.js';

const THREE_SLICES = 2 * SLICE_BYTES + 777;
const MIB = 1024 ** 2;

/** Returns a time in half a minute: the store's clock may differ. */
const soon = () => new Date(Date.now() + 30_000);

/** The contract of every store: one suite, run on each. */
export function describeObjectStore(
  kind: string,
  open: () => Promise<ObjectStore>,
): void {
  let store: ObjectStore;
  let key: string;

  beforeAll(async () => {
    store = await open();
  });

  beforeEach(() => {
    key = `originals/${randomBytes(8).toString('hex')}`;
  });

  const read = async (range?: { start: number; end: number }) =>
    collect(await store.read(key, range));
  const hashOf = async () => sha256(await read());

  async function sendSlices(
    bytes: Buffer,
    order: number[],
  ): Promise<{ staging: string; slices: StagedSlice[] }> {
    const staging = await store.stage(key, bytes.length);
    const slices: StagedSlice[] = [];
    for (const index of order)
      slices[index] = await sendSlice(staging, bytes, index);
    return { staging, slices };
  }

  async function sendSlice(
    staging: string,
    bytes: Buffer,
    index: number,
  ): Promise<StagedSlice> {
    const range = sliceRange(index, bytes.length);
    const receipt = await store.writeSlice(
      staging,
      range,
      chunksOf(bytes.subarray(range.start, range.end)),
    );
    return { range, crc32: 0, receipt };
  }

  describe(`whole objects (${kind})`, () => {
    it('come back byte for byte, whole and in ranges', async () => {
      const bytes = randomBytes(100_001);
      expect(await store.put(key, chunksOf(bytes))).toBe(bytes.length);
      expect(await store.sizeOf(key)).toBe(bytes.length);
      expect(await read()).toEqual(bytes);
      for (const [start, end] of [
        [0, 1],
        [1, 70_000],
        [500, 500],
        [100_000, 100_001],
        [0, 100_001],
      ] as const) {
        expect(await read({ start, end })).toEqual(bytes.subarray(start, end));
      }
    });

    it('are read into memory from an open range, several reads at once', async () => {
      const bytes = randomBytes(300_001);
      await store.put(key, chunksOf(bytes));
      const object = await store.open(key, { start: 5, end: bytes.length });
      const pieces = [1, 100_000, 65_536, 200_000].map((length) =>
        Buffer.alloc(length),
      );
      let at = 5;
      const reads = pieces.map((piece) => {
        const read = object.read(piece, at);
        at += piece.length;
        return read;
      });
      // The object ends within the last.
      expect(await Promise.all(reads)).toEqual([1, 100_000, 65_536, 134_459]);
      await object.close();
      expect(Buffer.concat(pieces).subarray(0, 299_996)).toEqual(
        bytes.subarray(5),
      );
      await expect(
        store.open(`${key}-never`, { start: 0, end: 1 }),
      ).rejects.toBeInstanceOf(ObjectMissingError);
    });

    it.each([
      ['none', 0],
      ['one byte', 1],
      ['exactly a piece', 8 * MIB],
      ['a piece and a byte', 8 * MIB + 1],
      ['several pieces', 20 * MIB + 3],
    ])('of any length: %s', async (_name, length) => {
      const bytes = randomBytes(length);
      expect(await store.put(key, chunksOf(bytes, 77_777))).toBe(length);
      expect(await store.sizeOf(key)).toBe(length);
      expect(await hashOf()).toBe(sha256(bytes));
    });

    it('are listed in the order of their keys, with their sizes; unfinished ones are not', async () => {
      const prefix = `${key}/`;
      const keys = ['a/b', 'a.b', 'ab', 'b/c/d', 'a-b/c'].map(
        (name) => prefix + name,
      );
      for (const [index, each] of keys.entries())
        await store.put(each, chunksOf(randomBytes(index + 1)));
      const staging = await store.stage(`${prefix}unfinished`, SLICE_BYTES);
      const listed: [string, number][] = [];
      for await (const { key: found, sizeBytes, modifiedAt } of store.list(
        prefix,
      )) {
        listed.push([found, sizeBytes]);
        expect(modifiedAt.getTime()).toBeLessThan(soon().getTime());
      }
      expect(listed.map(([found]) => found)).toEqual([...keys].sort());
      expect(new Map(listed).get(`${prefix}ab`)).toBe(3);
      const all: string[] = [];
      for await (const { key: found } of store.list())
        if (found.startsWith(prefix)) all.push(found);
      expect(all).toEqual([...keys].sort());
      for await (const { key: nothing } of store.list(`${key}-nowhere/`))
        throw new Error(nothing);
      await store.discard(staging);
    });

    it('take the place of what was there', async () => {
      await store.put(key, chunksOf(randomBytes(5_000)));
      const bytes = randomBytes(40);
      await store.put(key, chunksOf(bytes));
      expect(await read()).toEqual(bytes);
    });

    it('thirty at once', async () => {
      const files = Array.from({ length: 30 }, (_, index) => ({
        key: `${key}-${index}`,
        bytes: randomBytes(5 * MIB),
      }));
      await Promise.all(
        files.map((file) => store.put(file.key, chunksOf(file.bytes))),
      );
      for (const file of files) {
        expect(sha256(await collect(await store.read(file.key)))).toBe(
          sha256(file.bytes),
        );
        await store.remove(file.key);
      }
    });

    it.each([
      ['soon', 1_000],
      ['late', 20 * MIB],
    ])('whose source fails %s leave nothing', async (_name, after) => {
      const failure = new Error('the phone has gone');
      await expect(
        store.put(key, failing(randomBytes(after), failure)),
      ).rejects.toBe(failure);
      expect(await store.sizeOf(key)).toBeUndefined();
      expect(await store.stagedBefore(soon())).toEqual([]);
    });

    it('are missing when they were never written, and after they were removed, twice', async () => {
      await expect(read()).rejects.toBeInstanceOf(ObjectMissingError);
      expect(await store.sizeOf(key)).toBeUndefined();
      await store.put(key, chunksOf(randomBytes(10)));
      await store.remove(key);
      await store.remove(key);
      expect(await store.sizeOf(key)).toBeUndefined();
      await expect(read()).rejects.toBeInstanceOf(ObjectMissingError);
      await expect(store.localCopy(key)).rejects.toBeInstanceOf(
        ObjectMissingError,
      );
    });
  });

  describe(`staged files (${kind})`, () => {
    it('are put together from slices in any order, and not seen before', async () => {
      const bytes = randomBytes(THREE_SLICES);
      const { staging, slices } = await sendSlices(bytes, [2, 0, 1]);
      expect(await store.damagedSlices(staging, slices)).toEqual([]);
      expect(await store.sizeOf(key)).toBeUndefined();
      await store.persist(staging);
      await store.publish(staging, key, slices);
      expect(await store.sizeOf(key)).toBe(bytes.length);
      expect(await hashOf()).toBe(sha256(bytes));
      expect(
        await read({ start: SLICE_BYTES - 1, end: SLICE_BYTES + 1 }),
      ).toEqual(bytes.subarray(SLICE_BYTES - 1, SLICE_BYTES + 1));
      expect(await store.stagedBefore(soon())).toEqual([]);
    });

    it('several slices at once', async () => {
      const bytes = randomBytes(4 * SLICE_BYTES);
      const staging = await store.stage(key, bytes.length);
      const slices = await Promise.all(
        [0, 1, 2, 3].map((index) => sendSlice(staging, bytes, index)),
      );
      await store.persist(staging);
      await store.publish(staging, key, slices);
      expect(await hashOf()).toBe(sha256(bytes));
    });

    it('a slice written again counts as it was written last', async () => {
      const bytes = randomBytes(THREE_SLICES);
      const { staging, slices } = await sendSlices(
        randomBytes(THREE_SLICES),
        [0, 1, 2],
      );
      for (const index of [0, 1, 2])
        slices[index] = await sendSlice(staging, bytes, index);
      expect(await store.damagedSlices(staging, slices)).toEqual([]);
      await store.persist(staging);
      await store.publish(staging, key, slices);
      expect(await hashOf()).toBe(sha256(bytes));
    });

    it('a slice whose source fails half-way can be sent again', async () => {
      const bytes = randomBytes(SLICE_BYTES + 5);
      const staging = await store.stage(key, bytes.length);
      const failure = new Error('the phone has gone');
      const half = failing(randomBytes(SLICE_BYTES / 2), failure);
      await expect(
        store.writeSlice(staging, { start: 0, end: SLICE_BYTES }, half),
      ).rejects.toBe(failure);
      const slices = [
        await sendSlice(staging, bytes, 0),
        await sendSlice(staging, bytes, 1),
      ];
      await store.persist(staging);
      await store.publish(staging, key, slices);
      expect(await hashOf()).toBe(sha256(bytes));
    });

    it('publishing again, as after a crash, changes nothing', async () => {
      const bytes = randomBytes(SLICE_BYTES + 5);
      const { staging, slices } = await sendSlices(bytes, [0, 1]);
      for (let run = 0; run < 2; run++) {
        await store.persist(staging);
        await store.publish(staging, key, slices);
      }
      expect(await hashOf()).toBe(sha256(bytes));
    });

    it('can be forgotten, any number of times, and take no slice then', async () => {
      const bytes = randomBytes(SLICE_BYTES + 5);
      const { staging, slices } = await sendSlices(bytes, [0]);
      await store.discard(staging);
      await store.discard(staging);
      await store.discard('nobody-knows-it');
      await expect(sendSlice(staging, bytes, 1)).rejects.toBeInstanceOf(
        ObjectMissingError,
      );
      await expect(store.publish(staging, key, slices)).rejects.toThrow();
      expect(await store.sizeOf(key)).toBeUndefined();
      expect(await store.stagedBefore(soon())).toEqual([]);
    });

    it('what a killed put has left of a key is discarded, and nothing else', async () => {
      const other = await store.stage(`${key}-other`, 10);
      await store.discardUnfinished(key);
      expect(await store.stagedBefore(soon())).toEqual([other]);
      await store.discard(other);
    });

    it('are found when they are old', async () => {
      const { staging } = await sendSlices(randomBytes(10), [0]);
      expect(
        await store.stagedBefore(new Date(Date.now() - 3_600_000)),
      ).toEqual([]);
      expect(await store.stagedBefore(soon())).toEqual([staging]);
      await store.discard(staging);
      expect(await store.stagedBefore(soon())).toEqual([]);
    });
  });

  describe(`files for programs (${kind})`, () => {
    it('a copy holds the object, and giving it back leaves the object', async () => {
      const bytes = randomBytes(6 * MIB);
      await store.put(key, chunksOf(bytes));
      const copy = await store.localCopy(key);
      expect(sha256(await readFile(copy.path))).toBe(sha256(bytes));
      await copy.release();
      expect(await store.sizeOf(key)).toBe(bytes.length);
    });

    it.each([
      ['empty', 0],
      ['small', 1_000],
      ['in parts', 70 * MIB + 1],
    ])(
      'what a program has written becomes an object: %s',
      async (_name, length) => {
        const bytes = randomBytes(length);
        const scratch = await store.scratchFile();
        await writeFile(scratch.path, bytes);
        await store.putFile(key, scratch.path);
        await scratch.release();
        expect(await exists(scratch)).toBe(false);
        expect(await hashOf()).toBe(sha256(bytes));
      },
    );
  });

  it(`says that it can be used (${kind})`, async () => {
    await expect(store.check()).resolves.toBeUndefined();
    expect(await store.hasRoomFor(1)).toBe(true);
  });
}

async function exists({ path }: LocalFile): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function* chunksOf(
  bytes: Buffer,
  chunkBytes = 65_536,
): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield await Promise.resolve(bytes.subarray(start, start + chunkBytes));
  }
}

async function* failing(bytes: Buffer, failure: Error): AsyncGenerator<Buffer> {
  yield* chunksOf(bytes);
  throw failure;
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
