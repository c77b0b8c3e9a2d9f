import { SLICE_BYTES } from '@hatira/contract';
import type { Response } from 'supertest';
import { HeldMemory } from '../../../apps/api/src/platform/storage/s3/held-memory.js';
import { Piece } from '../../../apps/api/src/platform/storage/s3/piece.js';
import { ScratchFolder } from '../../../apps/api/src/platform/storage/local/scratch-folder.js';
import { StorageFullError } from '../../../apps/api/src/platform/storage/storage-errors.js';
import { canMount } from '../../support/can-mount.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { SmallDisk, type Resource } from './small-disk.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import {
  expectNothingLeft,
  rowsOf,
  storedFiles,
} from '../../support/traces.js';
import { expectVerified } from '../../support/verified.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const RESOURCES: [Resource][] = [['bytes'], ['inodes']];

let disk: SmallDisk;
let app: TestApp;
let wedding: TestWedding;
let guest: TestGuest;

const onSmallDisk = canMount ? describe : describe.skip;

onSmallDisk.each(RESOURCES)('on a disk without free %s', (resource) => {
  beforeEach(async () => {
    disk = SmallDisk.mount({ mebibytes: 48, inodes: 400 });
    app = await createTestApp({
      withWorker: true,
      env: { DATA_DIR: disk.path },
    });
    await app.reset();
    wedding = await createWedding(app);
    guest = new TestGuest(app.url, wedding);
  });

  afterEach(async () => {
    await app?.close();
    disk.unmount();
  });

  it('returns 507 to a photo, keeps no part of it, and accepts it once there is room', async () => {
    disk.fill(resource);
    const photo = jpegBytes(300_000);
    expectFull(await guest.single(photo));
    await expectNothingLeft(app);
    disk.makeRoom();
    await guest.single(photo).expect(200);
    await expectGallery([photo]);
  });

  it('returns 507 to the first slice of a video, keeps no part of it, and accepts it once there is room', async () => {
    disk.fill(resource);
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 7));
    expectFull(await guest.slice(file, 0));
    await expectNothingLeft(app);
    disk.makeRoom();
    await guest.sendSliced(file);
    await expectGallery([file.bytes]);
  });

  it('keeps the slices that have arrived when the disk fills up between two of them', async () => {
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 7));
    await guest.slice(file, 0).expect(200);
    disk.fill(resource);
    const answer = await guest.slice(file, 1);
    // A slice needs bytes, no inode.
    if (resource === 'bytes') expectFull(answer);
    else expect(answer.status).toBe(200);
    expect(await rowsOf(app, 'upload_slices')).toBe(
      resource === 'bytes' ? 1 : 2,
    );
    expect(await gallery(app.url, wedding)).toEqual([]);
    disk.makeRoom();
    for (const index of [1, 2]) await guest.slice(file, index).expect(200);
    await guest.complete(file).expect(200);
    await expectGallery([file.bytes]);
  });

  it('publishes a whole video or no part of it when the disk fills up before it is completed', async () => {
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 7));
    for (const index of [0, 1]) await guest.slice(file, index).expect(200);
    disk.fill(resource);
    const answer = await guest.complete(file);
    // A rename needs an inode, no byte.
    if (resource === 'inodes') {
      expectFull(answer);
      expect(await gallery(app.url, wedding)).toEqual([]);
      expect(await storedFiles(app)).toHaveLength(1);
    }
    disk.makeRoom();
    await guest.complete(file).expect(200);
    await expectGallery([file.bytes]);
  });
});

onSmallDisk.each(RESOURCES)(
  'a piece on its way to a bucket, on a disk without free %s',
  (resource) => {
    it('is refused as full, and leaves no file open or behind', async () => {
      disk = SmallDisk.mount({ mebibytes: 8, inodes: 60 });
      const scratch = new ScratchFolder(disk.path, 0);
      try {
        disk.fill(resource);
        const piece = new Piece({ memory: new HeldMemory(1_000), scratch });
        await piece.add(Buffer.alloc(900));
        await expect(piece.add(Buffer.alloc(90_000))).rejects.toThrow(
          StorageFullError,
        );
        await piece.release();
        disk.makeRoom();
        const next = new Piece({ memory: new HeldMemory(0), scratch });
        await next.add(Buffer.alloc(90_000));
        expect(next.bytes).toBe(90_000);
        await next.release();
      } finally {
        scratch.close();
        // Fails while a file is open.
        disk.unmount();
      }
    });
  },
);

function expectFull({ status, body }: Response): void {
  expect({ status, body: body as unknown }).toMatchObject({
    status: 507,
    body: {
      success: false,
      code: 'storage_full',
      error: 'Depolama alanı dolu, dosya kaydedilemedi',
    },
  });
}

async function expectGallery(files: Buffer[]): Promise<void> {
  const items = await gallery(app.url, wedding);
  const stored = await Promise.all(
    items.map((item) => bytesOf(app.url, item.storage_url)),
  );
  expect(stored.map(sha256).toSorted()).toEqual(files.map(sha256).toSorted());
  await app.drain();
  await expectVerified(app);
}
