import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSwift } from '../../../scripts/testing/swift.mjs';
import setUpServers from './global-setup.mjs';

/**
 * Sets up what the other tests have, and an S3-compatible server unless TEST_S3_ENDPOINT is set. It ends with this process, and its
 * files are among the run's.
 */
export default async function setUp() {
  await setUpServers();
  if (process.env.TEST_S3_ENDPOINT) return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hatira-test-s3-'));
  const swift = await startSwift({ dataDir });
  process.env.TEST_S3_ENDPOINT = swift.endpoint;
  process.env.TEST_S3_ACCESS_KEY_ID = swift.accessKeyId;
  process.env.TEST_S3_SECRET_ACCESS_KEY = swift.secretAccessKey;
}
