import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../../config/load-config.js';
import { probeKey } from '../keys.js';
import { ScratchFolder } from '../local/scratch-folder.js';
import { UnusableStoreError } from '../storage-errors.js';
import { S3Store } from './s3.store.js';

const HINTS: [RegExp, string][] = [
  [/NoSuchBucket/, 'S3_BUCKET'],
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch/,
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  ],
  [/AuthorizationHeaderMalformed|PermanentRedirect|301/, 'S3_REGION'],
  [/ENOTFOUND|ECONNREFUSED|EHOSTUNREACH|ETIMEDOUT|no answer/, 'S3_ENDPOINT'],
  [
    /HeadObject failed.*403/,
    'the permission s3:ListBucket: without it S3 reports a missing file as forbidden',
  ],
  [
    /403|AccessDenied/,
    'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and their permissions',
  ],
];

/**
 * Opens and tests the bucket: write, read, remove.
 * @throws UnusableStoreError that names the wrong variable
 */
export async function openS3Store({
  s3,
  dataDir,
  minFreeBytes,
  webProcesses,
}: Config): Promise<S3Store> {
  if (!s3)
    throw new Error(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set',
    );
  const store = new S3Store(
    s3,
    new ScratchFolder(join(dataDir, 'scratch'), minFreeBytes),
    webProcesses,
  );
  try {
    await testStore(store);
    return store;
  } catch (error) {
    store.onApplicationShutdown();
    const { message } = error as Error;
    const hint = HINTS.find(([pattern]) => pattern.test(message))?.[1];
    const look = hint === undefined ? '' : `; check ${hint}`;
    throw new UnusableStoreError(
      `The bucket ${s3.bucket} at ${s3.endpoint} cannot be used (${message})${look}`,
      {
        cause: error,
      },
    );
  }
}

async function testStore(store: S3Store): Promise<void> {
  const key = probeKey(randomUUID());
  await store.discard(await store.stage(key));
  await store.put(key, testContent());
  if ((await store.sizeOf(key)) === undefined)
    throw new Error('the written test object is missing');
  await store.remove(key);
  if ((await store.sizeOf(key)) !== undefined)
    throw new Error('the removed test object still exists');
}

async function* testContent(): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from('Hatira'));
}
