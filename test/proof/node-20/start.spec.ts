import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@hatira/contract';
import request from 'supertest';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { sha256 } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { programOf } from '../../support/servers/process-tree.js';
import { ProductCommand } from '../../support/servers/product-command.js';
import { freePort } from '../../support/servers/server-process.js';
import { until } from '../../support/until.js';

/** This test runs on the oldest supported Node. */

const STAFF = { email: 'start@example.com', password: 'start-start-start' };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatira-node-20-'));
  // Under root another account must pass.
  chmodSync(folder, 0o711);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('is Node 20.19', () => {
  expect(process.versions.node).toMatch(/^20\.19\./);
});

it('starts, keeps a photo and draws it, and stops cleanly', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const listens = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const product = new ProductCommand({
    ...listens,
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
  });
  await product.start();
  const agent = request.agent(origin);
  await agent.post(API.login).send(STAFF).expect(200);
  const { body } = await agent
    .post(API.wedding)
    .send({ weddingPath: 'Ayse-140626-Can' })
    .expect(201);
  const { wedding } = body as { wedding: TestWedding };
  const photo = await picture({ width: 640, height: 480 });
  await new TestGuest(origin, wedding).single(photo).expect(200);
  await until(
    'the photo is drawn',
    async () => (await gallery(origin, wedding))[0]?.processing,
    'ready',
  );
  const [item] = await gallery(origin, wedding);
  expect(sha256(await bytesOf(origin, item!.storage_url))).toBe(sha256(photo));
  expect(product.processes().map(programOf)).toContain(process.execPath);
  expect(product.output).toMatch(/Node 20\.\S+ has had no security fixes/);
  expect(product.output).not.toMatch(/Deprecation/);
  expect(await product.stop()).toBe(0);
});
