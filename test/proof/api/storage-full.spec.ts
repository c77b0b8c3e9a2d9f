import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, SLICE_BYTES } from '@hatira/contract';
import { canMount } from '../../support/can-mount.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
} from '../../support/requests/guest.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { expectNothingLeft, rowsOf } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';

describe('with less room than must stay free', () => {
  let app: TestApp;
  beforeAll(
    async () =>
      void (app = await createTestApp({
        withWorker: true,
        env: { MIN_FREE_BYTES: String(2 ** 52) },
      })),
  );
  afterAll(() => app.close());

  it('returns 507 to a photo and to a first slice, and leaves no file', async () => {
    const guest = new TestGuest(app.url, await createWedding(app));
    const { body } = await guest.single(jpegBytes()).expect(507);
    expect(body).toMatchObject({
      success: false,
      code: 'storage_full',
      error: 'Depolama alanı dolu, dosya kaydedilemedi',
    });
    await guest.slice(slicedFile(mp4Bytes(SLICE_BYTES + 1)), 0).expect(507);
    await expectNothingLeft(app);
  });
});

const DISK_MIB = 24;

(canMount ? describe : describe.skip)('on a disk that fills up', () => {
  let app: TestApp;
  let disk: string;

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'hatira-small-disk-'));
    execFileSync('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${DISK_MIB}m`,
      'tmpfs',
      disk,
    ]);
    app = await createTestApp({ withWorker: true, env: { DATA_DIR: disk } });
  });

  afterAll(async () => {
    await app.close();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });

  it('a slice that finds no room answers 507, and the upload goes on when there is room again', async () => {
    const wedding = await createWedding(app);
    const guest = new TestGuest(app.url, wedding);
    const filler = jpegBytes(9 * 1024 ** 2);
    const file = slicedFile(mp4Bytes(4 * SLICE_BYTES - 1));
    // The announced file fits; later files take its room.
    for (const index of [0, 1]) await guest.slice(file, index).expect(200);
    await guest.single(filler).expect(200);
    const answers = [await guest.slice(file, 2), await guest.slice(file, 3)];
    expect(answers.map(({ status }) => status)).toContain(507);
    await guest.complete(file).expect(409);

    const [item] = await gallery(app.url, wedding);
    await app.http().delete(API.media(item!.id)).expect(200);
    await app.database.query(
      `UPDATE media SET deleted_at = now() - interval '31 days'`,
    );
    // A worker still reading the deleted file keeps its room.
    await app.drain();
    await app.sweep();
    for (const index of [2, 3]) await guest.slice(file, index).expect(200);
    await guest.complete(file).expect(200);
    const [video] = await gallery(app.url, wedding);
    expect(sha256(await bytesOf(app.url, video!.storage_url))).toBe(
      sha256(file.bytes),
    );
  });

  it('leaves no file when a photo finds no room', async () => {
    const guest = new TestGuest(app.url, await createWedding(app));
    const before = await rowsOf(app, 'media');
    await guest.single(jpegBytes(20 * 1024 ** 2)).expect(507);
    expect(await rowsOf(app, 'media')).toBe(before);
    const [row] = await app.database.query<{ count: string }[]>(
      `SELECT count(*) FROM uploads WHERE status = 'storing'`,
    );
    expect(row?.count).toBe('0');
  });
});
