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
import { storedFiles } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/** The mount point stays. */
(canMount ? describe : describe.skip)('without its disk', () => {
  let app: TestApp;
  let disk: string;
  let dataDir: string;

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'hatira-disk-'));
    dataDir = await mkdtemp(join(tmpdir(), 'hatira-mounted-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
    execFileSync('mount', ['--bind', disk, dataDir]);
    app = await createTestApp({
      env: { DATA_DIR: dataDir },
    });
  });

  afterAll(async () => {
    await app.close();
    for (const folder of [dataDir, disk]) execFileSync('umount', [folder]);
    for (const folder of [dataDir, disk]) await rm(folder, { recursive: true });
  });

  it('refuses uploads and keeps every row without the disk, and goes on with it', async () => {
    const wedding = await createWedding(app);
    const guest = new TestGuest(app.url, wedding);
    const photo = jpegBytes(20_000);
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 7));
    await guest.single(photo).expect(200);
    await guest.slice(file, 0).expect(200);

    execFileSync('umount', ['--lazy', dataDir]);
    const { body, headers } = await guest.single(jpegBytes(21_000)).expect(503);
    expect([body.code, headers['retry-after']]).toEqual([
      'service_unavailable',
      expect.stringMatching(/^\d+$/),
    ]);
    await guest.slice(file, 1).expect(503);
    await guest.slice(slicedFile(mp4Bytes(SLICE_BYTES + 1)), 0).expect(503);
    const [item] = await gallery(app.url, wedding);
    await app.http().get(item!.storage_url).expect(503);
    const ready = await app.http().get(API.ready).expect(503);
    expect(ready.body.data).toMatchObject({
      storage: 'failed',
      postgres: 'ok',
    });
    expect(await storedFiles(app)).toEqual([]);

    execFileSync('mount', ['--bind', disk, dataDir]);
    await app.http().get(API.ready).expect(200);
    for (const index of [1, 2]) await guest.slice(file, index).expect(200);
    await guest.complete(file).expect(200);
    const hashes: string[] = [];
    for (const { storage_url: url } of await gallery(app.url, wedding))
      hashes.push(sha256(await bytesOf(app.url, url)));
    expect(hashes.sort()).toEqual([photo, file.bytes].map(sha256).sort());
  });
});
