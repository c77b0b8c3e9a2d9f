import { randomBytes } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../apps/api/src/platform/config/s3-settings.js';

/** A bucket on the tests' server, without the product. */
export interface TestBucket {
  settings: S3Settings;
  env: Record<`S3_${string}`, string> & { STORAGE: 's3' };
  keys(): Promise<string[]>;
  bytes(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
  /** Keys of open multipart uploads. */
  openUploads(): Promise<string[]>;
  /** Limits the bucket to so many bytes. */
  limitTo(bytes: number): Promise<void>;
  close(): void;
}

export async function createTestBucket(): Promise<TestBucket> {
  const settings = settingsOf(`hatira-${randomBytes(6).toString('hex')}`);
  const {
    endpoint,
    region,
    bucket: Bucket,
    accessKeyId,
    secretAccessKey,
  } = settings;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket }));
  return {
    settings,
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: Bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    keys: async () => {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket }),
      );
      return Contents.map(({ Key = '' }) => Key);
    },
    bytes: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    remove: async (Key) =>
      void (await client.send(new DeleteObjectCommand({ Bucket, Key }))),
    openUploads: async () => {
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket }),
      );
      return Uploads.map(({ Key = '' }) => Key);
    },
    limitTo: (bytes) => setQuota(settings, bytes),
    close: () => client.destroy(),
  };
}

function settingsOf(bucket: string): S3Settings {
  return {
    endpoint: requiredEnv('TEST_S3_ENDPOINT'),
    region: 'us-east-1',
    bucket,
    accessKeyId: requiredEnv('TEST_S3_ACCESS_KEY_ID'),
    secretAccessKey: requiredEnv('TEST_S3_SECRET_ACCESS_KEY'),
    isPathStyle: true,
    publicEndpoint: undefined,
    publicOrigin: undefined,
  };
}

/** The server's own interface: S3 has no such call. */
async function setQuota(
  { endpoint, bucket, accessKeyId, secretAccessKey }: S3Settings,
  bytes: number,
): Promise<void> {
  const login = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'X-Auth-User': accessKeyId, 'X-Auth-Key': secretAccessKey },
  });
  const token = login.headers.get('x-auth-token') ?? '';
  const url = `${login.headers.get('x-storage-url')}/${bucket}`;
  const headers = {
    'X-Auth-Token': token,
    'X-Container-Meta-Quota-Bytes': String(bytes),
  };
  const { status } = await fetch(url, { method: 'POST', headers });
  if (status !== 204) throw new Error(`The quota was not set: ${status}`);
}

function requiredEnv(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: the global set-up has not run`);
  return value;
}
