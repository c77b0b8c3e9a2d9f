import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLICE_BYTES } from '@hatira/contract';
import { loadConfig } from '../../../apps/api/src/platform/config/load-config.js';
import { openS3Store } from '../../../apps/api/src/platform/storage/s3/open-s3-store.js';
import type { S3Store } from '../../../apps/api/src/platform/storage/s3/s3.store.js';
import {
  StorageFullError,
  StorageUnavailableError,
} from '../../../apps/api/src/platform/storage/storage-errors.js';
import {
  S3Proxy,
  type Fate,
  type PassedRequest,
} from '../../support/servers/s3-proxy.js';
import { freePort } from '../../support/servers/server-process.js';
import {
  createTestBucket,
  type TestBucket,
} from '../../support/servers/test-bucket.js';

let bucket: TestBucket;
let dataDir: string;
let proxy: S3Proxy;
let store: S3Store;

function open(changes: Record<string, string> = {}): Promise<S3Store> {
  return openS3Store(
    loadConfig({
      ...bucket.env,
      DATA_DIR: dataDir,
      MIN_FREE_BYTES: '0',
      ...changes,
    }),
  );
}

beforeAll(async () => {
  bucket = await createTestBucket();
  dataDir = await mkdtemp(join(tmpdir(), 'hatira-failures-'));
  proxy = await S3Proxy.open(bucket.settings.endpoint);
  store = await open({ S3_ENDPOINT: proxy.endpoint });
});

afterEach(() => {
  proxy.fate = () => 'passes';
});

afterAll(async () => {
  store?.onApplicationShutdown();
  await proxy.close();
  bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Fails the first n requests of a kind. */
function first(
  times: number,
  fate: Fate,
  isMeant: (passing: PassedRequest) => boolean,
) {
  let left = times;
  return (passing: PassedRequest) =>
    isMeant(passing) && left-- > 0 ? fate : 'passes';
}

const isWrite = ({ method }: PassedRequest) => method === 'PUT';
const isComplete = ({ method, url }: PassedRequest) =>
  method === 'POST' && url.includes('uploadId=');
const newKey = () => `originals/${randomBytes(8).toString('hex')}`;

async function* bytesOnce(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}

describe('a start with settings that are wrong', () => {
  it('leaves no object behind when they are right', async () => {
    const fresh = await open();
    fresh.onApplicationShutdown();
    expect(await bucket.keys()).toEqual([]);
    expect(await bucket.openUploads()).toEqual([]);
  });

  it('names the keys when they are refused, and does not tell them', async () => {
    const start = open({ S3_SECRET_ACCESS_KEY: 'not-the-secret' });
    await expect(start).rejects.toThrow(
      /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/,
    );
    const error = (await start.catch((reason: unknown) => reason)) as Error;
    const told = `${error.stack} ${JSON.stringify(error)} ${String((error.cause as Error).stack)}`;
    expect(told).not.toContain('not-the-secret');
    expect(told).not.toContain(bucket.settings.accessKeyId);
  });

  it('names a missing bucket', async () => {
    await expect(open({ S3_BUCKET: 'nobody-has-made-it' })).rejects.toThrow(
      /NoSuchBucket.*check S3_BUCKET/,
    );
  });

  it('names an endpoint that does not answer', async () => {
    const port = await freePort();
    await expect(
      open({ S3_ENDPOINT: `http://127.0.0.1:${port}` }),
    ).rejects.toThrow(/ECONNREFUSED.*S3_ENDPOINT/);
  });

  it('names every variable that is missing, at once', () => {
    const load = () =>
      loadConfig({ STORAGE: 's3', PORT: 'none', S3_BUCKET: 'Not A Bucket' });
    expect(load).toThrow(/PORT: /);
    for (const name of [
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'S3_BUCKET',
    ]) {
      expect(load).toThrow(new RegExp(`${name}: must`));
    }
  });

  it('refuses an endpoint for browsers that they would not load from, or that is the site itself', () => {
    const load = (S3_PUBLIC_ENDPOINT: string) => () =>
      loadConfig({
        ...bucket.env,
        PUBLIC_URL: 'https://photos.example.com',
        S3_PUBLIC_ENDPOINT,
      });
    expect(load('http://files.example.com')).toThrow(
      /S3_PUBLIC_ENDPOINT: must be https/,
    );
    expect(load('https://photos.example.com/files')).toThrow(
      /S3_PUBLIC_ENDPOINT: must have another origin/,
    );
    expect(load('https://files.example.com')().filesOrigin).toBe(
      'https://files.example.com',
    );
  });
});

describe('a store that is away or busy', () => {
  it('a photo is written all the same when it is busy for a moment', async () => {
    proxy.fate = first(2, 'refused', isWrite);
    const key = newKey();
    await store.put(key, bytesOnce(randomBytes(1_000)));
    expect(await store.sizeOf(key)).toBe(1_000);
  });

  it('a slice, which passes through, is refused as "later" and can be sent again', async () => {
    const bytes = randomBytes(SLICE_BYTES);
    const range = { start: 0, end: SLICE_BYTES };
    const staging = await store.stage(newKey());
    proxy.fate = first(1, 'refused', isWrite);
    await expect(
      store.writeSlice(staging, range, bytesOnce(bytes)),
    ).rejects.toBeInstanceOf(StorageUnavailableError);
    const receipt = await store.writeSlice(staging, range, bytesOnce(bytes));
    expect(
      await store.damagedSlices(staging, [{ range, crc32: 0, receipt }]),
    ).toEqual([]);
    await store.discard(staging);
  });

  it('every operation fails as "later" when it stays away', async () => {
    proxy.fate = () => 'refused';
    const key = newKey();
    const operations = [
      store.put(key, bytesOnce(randomBytes(10))),
      store.read(key),
      store.sizeOf(key),
      store.stage(key),
      store.localCopy(key),
      store.check(),
    ];
    for (const operation of await Promise.allSettled(operations)) {
      expect(operation).toMatchObject({ status: 'rejected' });
      expect((operation as PromiseRejectedResult).reason).toBeInstanceOf(
        StorageUnavailableError,
      );
    }
  });

  it('one that takes requests and never answers does not hold up the question whether it is there', async () => {
    proxy.fate = () => 'unanswered';
    await expect(store.check()).rejects.toBeInstanceOf(StorageUnavailableError);
  });
});

describe.each([
  'refused with 200',
  'nothing with 200',
  'refused',
  'answer lost',
] as const)('a file that is to be put together: %s', (fate) => {
  it('counts as there when it is, and the next try succeeds', async () => {
    const key = newKey();
    const bytes = randomBytes(10);
    const staging = await store.stage(key);
    const range = { start: 0, end: 10 };
    const slices = [
      {
        range,
        crc32: 0,
        receipt: await store.writeSlice(staging, range, bytesOnce(bytes)),
      },
    ];
    proxy.fate = (passing) => (isComplete(passing) ? fate : 'passes');
    await expect(store.publish(staging, key, slices)).rejects.toBeInstanceOf(
      StorageUnavailableError,
    );
    proxy.fate = () => 'passes';
    await store.publish(staging, key, slices);
    expect(await bucket.bytes(key)).toEqual(bytes);
    expect(await bucket.openUploads()).toEqual([]);
  });

  it('refuses a large photo in one request as "later" and leaves no part of it', async () => {
    const key = newKey();
    proxy.fate = (passing) => (isComplete(passing) ? fate : 'passes');
    await expect(
      store.put(key, bytesOnce(randomBytes(9 * 1024 ** 2))),
    ).rejects.toBeInstanceOf(StorageUnavailableError);
    expect(await bucket.keys()).not.toContain(key);
    expect(await bucket.openUploads()).toEqual([]);
  });
});

describe('answers that are lost', () => {
  it('of putting a file together: it is there, once, and the call succeeds', async () => {
    const key = newKey();
    const bytes = randomBytes(10);
    const staging = await store.stage(key);
    const range = { start: 0, end: 10 };
    const receipt = await store.writeSlice(staging, range, bytesOnce(bytes));
    proxy.fate = first(1, 'answer lost', isComplete);
    await store.publish(staging, key, [{ range, crc32: 0, receipt }]);
    expect(await bucket.bytes(key)).toEqual(bytes);
  });

  it('fails the call when a whole object is lost every time, and leaves no part of it', async () => {
    const key = newKey();
    proxy.fate = (passing) => (isWrite(passing) ? 'answer lost' : 'passes');
    await expect(
      store.put(key, bytesOnce(randomBytes(10))),
    ).rejects.toBeInstanceOf(StorageUnavailableError);
    expect(await bucket.keys()).not.toContain(key);
  });
});

it('a part that is not the one that was acknowledged is found and asked for again', async () => {
  const [first, second] = [randomBytes(SLICE_BYTES), randomBytes(100)];
  const staging = await store.stage(newKey());
  const ranges = [
    { start: 0, end: SLICE_BYTES },
    { start: SLICE_BYTES, end: SLICE_BYTES + 100 },
  ] as const;
  const slices = [
    {
      range: ranges[0],
      crc32: 0,
      receipt: await store.writeSlice(staging, ranges[0], bytesOnce(first)),
    },
    {
      range: ranges[1],
      crc32: 0,
      receipt: await store.writeSlice(staging, ranges[1], bytesOnce(second)),
    },
  ];
  await store.writeSlice(staging, ranges[1], bytesOnce(randomBytes(100)));
  expect(await store.damagedSlices(staging, slices)).toEqual([slices[1]]);
  await store.discard(staging);
});

it('a store that is full says so in the words of the port', async () => {
  await bucket.limitTo(1);
  await expect(
    store.put(newKey(), bytesOnce(randomBytes(1_000))),
  ).rejects.toBeInstanceOf(StorageFullError);
});
