import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSwift } from '../../../scripts/testing/swift.mjs';
import setUpServers from './global-setup.mjs';

/**
 * Like the other tests, plus an S3-compatible server unless TEST_S3_ENDPOINT is
 * set.
 */
export default async function setUp() {
  await setUpServers();
  if (process.env.TEST_S3_ENDPOINT) return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hatira-test-s3-'));
  const swift = await startSwift({ dataDir });
  process.env.TEST_S3_ENDPOINT = swift.endpoint;
  process.env.TEST_S3_ACCESS_KEY_ID = swift.accessKeyId;
  process.env.TEST_S3_SECRET_ACCESS_KEY = swift.secretAccessKey;
  globalThis.stopTestS3 = async () => {
    await swift.stopNow();
    await rm(dataDir, { recursive: true, force: true });
  };
}
