import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLICE_BYTES } from '@hatira/contract';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { insisting, sendInsisting } from '../../support/requests/insisting.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { storedFiles } from '../../support/traces.js';
import { expectVerified } from '../../support/verified.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;
let disk: FailingDisk;

/** Every n-th write fails as on a broken disk. */
class FailingDisk {
  failures = 0;
  private writes = 0;
  private every = Infinity;

  private constructor(
    private readonly prototype: FileHandle,
    private readonly real: FileHandle['writev'],
    private readonly realSync: FileHandle['sync'],
    readonly code: string,
  ) {}

  static async of(code: string): Promise<FailingDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'hatira-handle-'));
    const handle = await open(join(folder, 'any'), 'w');
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    await rm(folder, { recursive: true });
    // oxlint-disable-next-line typescript/unbound-method -- called with the handles that they are asked of
    const { writev, sync } = prototype;
    const disk = new FailingDisk(prototype, writev, sync, code);
    prototype.writev = disk.replacement();
    return disk;
  }

  failEvery(writes: number): void {
    this.every = writes;
  }

  failNextSync(): void {
    const { prototype, realSync, code } = this;
    prototype.sync = () => {
      prototype.sync = realSync;
      this.failures += 1;
      return Promise.reject(
        Object.assign(new Error(`${code}: fsync`), { code, syscall: 'fsync' }),
      );
    };
  }

  mend(): void {
    this.prototype.writev = this.real;
    this.prototype.sync = this.realSync;
  }

  private replacement(): FileHandle['writev'] {
    const { real, code } = this;
    const isTurn = () => ++this.writes % this.every === 0;
    const fail = () => {
      this.failures += 1;
      return Promise.reject(
        Object.assign(new Error(`${code}: write`), { code, syscall: 'write' }),
      );
    };
    return function (
      this: FileHandle,
      ...parameters: Parameters<FileHandle['writev']>
    ) {
      return isTurn() ? fail() : real.apply(this, parameters);
    } as FileHandle['writev'];
  }
}

beforeEach(async () => {
  wedding = await createWedding(test);
});

afterEach(() => disk.mend());

async function expectAllStored(sent: Buffer[]): Promise<void> {
  const items = await gallery(test.url, wedding);
  const stored = await Promise.all(
    items.map(async (item) =>
      sha256(await bytesOf(test.url, item.storage_url)),
    ),
  );
  expect(stored.sort()).toEqual(sent.map(sha256).sort());
}

describe.each(['EIO', 'ENOSPC'])(
  'a disk of which every fifth write fails with %s',
  (code) => {
    it('answers with a reason, keeps acknowledged files, and leaves no trace of the others', async () => {
      const guest = new TestGuest(test.url, wedding);
      disk = await FailingDisk.of(code);
      disk.failEvery(5);
      const photos = Array.from({ length: 24 }, () => jpegBytes(40_000));
      for (const photo of photos) await insisting(() => guest.single(photo));
      const videos = [
        slicedFile(mp4Bytes(2 * SLICE_BYTES + 1)),
        slicedFile(mp4Bytes(SLICE_BYTES + 9)),
      ];
      // Of a slice's five writes every seventh fails: it passes in time.
      disk.failEvery(7);
      for (const video of videos) await sendInsisting(guest, video);
      expect(disk.failures).toBeGreaterThan(4);
      disk.mend();
      await expectAllStored([...photos, ...videos.map(({ bytes }) => bytes)]);
      await test.drain();
      await expectVerified(test);
      expect(
        (await storedFiles(test)).filter((name) => name.startsWith('put-')),
      ).toEqual([]);
    });
  },
);

it('a video whose sync failed is never trusted, and is sent again', async () => {
  disk = await FailingDisk.of('EIO');
  const guest = new TestGuest(test.url, wedding);
  const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 5));
  for (const index of [0, 1, 2]) await guest.slice(file, index).expect(200);
  // The next sync may succeed although the kernel dropped the pages.
  disk.failNextSync();
  const { body } = await guest
    .complete(file)
    .expect((answer) => expect([409, 503]).toContain(answer.status));
  expect(disk.failures).toBe(1);
  const again =
    body.code === 'upload_incomplete'
      ? body
      : (await guest.complete(file).expect(409)).body;
  expect(again).toMatchObject({
    details: { missing: [{ start: 0, end: file.bytes.length }] },
  });
  expect(await gallery(test.url, wedding)).toEqual([]);
  await sendInsisting(guest, file);
  await expectAllStored([file.bytes]);
  await test.drain();
  await expectVerified(test);
});
