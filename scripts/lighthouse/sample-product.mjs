import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { background } from '../demo/guest-list.mjs';
import { ProductClient } from '../demo/product-client.mjs';
import { samplePhoto } from '../demo/sample-media.mjs';
import { freePort } from '../embedded/ports.mjs';
import { startServers } from '../embedded/servers.mjs';
import { inRoot } from '../paths.mjs';

const STAFF = { email: 'staff@example.com', password: 'measured-measured' };
const WEDDING = 'Elif-200626-Can';

/**
 * Starts the built product on temporary servers, with one wedding.
 * @param {string} dir
 */
export async function startSampleProduct(dir) {
  chmodSync(dir, 0o755);
  const { postgres, redis } = await startServers({
    dataDir: dir,
    durable: false,
  });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [inRoot('dist/apps/api/src/main.js')], {
    env: {
      ...process.env,
      ...environment(dir, port),
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  const contract = await import(
    pathToFileURL(inRoot('dist/libs/contract/src/index.js')).href
  );
  await addWedding(new ProductClient(origin, contract));
  return {
    origin,
    uploadPath: contract.PAGES.upload(WEDDING),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await Promise.all([postgres.stopNow(), redis.stopNow()]);
    },
  };
}

/**
 * @param {string} dir
 * @param {number} port
 */
function environment(dir, port) {
  return {
    ROLE: 'all',
    WEB_PROCESSES: '1',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(dir, 'product'),
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    BRAND_MESSENGER_URL: 'https://messenger.example/hatira',
    BRAND_SOCIAL_URL: 'https://social.example/hatira',
    LOG_LEVEL: 'error',
  };
}

/** @param {ProductClient} client */
async function addWedding(client) {
  await client.login(STAFF);
  const { hash } = await client.ensureWedding(WEDDING);
  await client.setBackground(
    hash,
    await samplePhoto(background),
    'background.jpg',
  );
  await client.logout();
}
