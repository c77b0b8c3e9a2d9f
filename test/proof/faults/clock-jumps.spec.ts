import { API, SLICE_BYTES } from '@hatira/contract';
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
import { useTestApp } from '../../support/servers/test-app.js';
import { expectVerified } from '../../support/verified.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/** The machine's clock is wrong or corrected; PostgreSQL's is separate. */

const DAY_MS = 86_400_000;
const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
] as const;
const CLOCKS = [
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const test = useTestApp({ withWorker: true });

afterEach(() => jest.useRealTimers());

function jump(days: number): void {
  jest.useFakeTimers({
    doNotFake: [...TIMERS, ...CLOCKS],
    now: Date.now() + days * DAY_MS,
  });
}

it.each([40, -40])(
  'loses no upload and no item of the trash after a jump of %s days',
  async (days) => {
    const wedding = await createWedding(test);
    const guest = new TestGuest(test.url, wedding);
    const deleted = jpegBytes(5_000);
    await guest.single(deleted, 'deleted.jpg').expect(200);
    const [item] = await gallery(test.url, wedding);
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 5));
    await guest.slice(file, 0).expect(200);

    jump(days);
    await test.http().delete(API.media(item!.id)).expect(200);
    await test.sweep();
    await guest.slice(file, 1).expect(200);
    await test.sweep();
    jump(-days);
    await guest.slice(file, 2).expect(200);
    await test.sweep();
    await guest.complete(file).expect(200);
    jump(days);
    await test.sweep();
    const { body } = await test
      .http()
      .post(API.restore)
      .send({ ids: [item!.id] })
      .expect(200);
    expect(body).toMatchObject({ restored: 1 });

    const items = await gallery(test.url, wedding);
    const stored = await Promise.all(
      items.map(async (each) =>
        sha256(await bytesOf(test.url, each.storage_url)),
      ),
    );
    expect(stored.sort()).toEqual([deleted, file.bytes].map(sha256).sort());
    jest.useRealTimers();
    await test.drain();
    await expectVerified(test);
  },
);
