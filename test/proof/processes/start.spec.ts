import { chmodSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, SLICE_BYTES } from '@hatira/contract';
import request from 'supertest';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { isRunning, programOf } from '../../support/servers/process-tree.js';
import {
  productCommand,
  ProductCommand,
} from '../../support/servers/product-command.js';
import { nodeWarning } from '../../../scripts/launch/node-age.mjs';
import { freePort } from '../../support/servers/server-process.js';
import { until } from '../../support/until.js';

/** Reads /proc: Linux only. */

/**
 * The time of three whole starts, each of which names its own state after 50 s.
 */
jest.setTimeout(180_000);

const STAFF = { email: 'start@example.com', password: 'start-start-start' };

let folder: string;
let port: number;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatira-start-'));
  // Under root another account must pass.
  chmodSync(folder, 0o711);
  port = await freePort();
  env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    LOG_LEVEL: 'error',
  };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function newWedding(origin: string): Promise<TestWedding> {
  const agent = request.agent(origin);
  await agent.post(API.login).send(STAFF).expect(200);
  const { body } = await agent
    .post(API.wedding)
    .send({ weddingPath: `Ayse-140626-Can${Date.now()}` })
    .expect(201);
  return (body as { wedding: TestWedding }).wedding;
}

it('starts on an empty folder, survives a kill of every process, and stops cleanly', async () => {
  const product = new ProductCommand(env);
  const origin = `http://127.0.0.1:${port}`;
  await product.start();
  await request(origin).get(API.ready).expect(200);
  const wedding = await newWedding(origin);
  const guest = new TestGuest(origin, wedding);
  const photo = jpegBytes(400_000);
  const video = slicedFile(mp4Bytes(2 * SLICE_BYTES + 5));
  await guest.single(photo).expect(200);
  await guest.slice(video, 0).expect(200);
  await product.killEverything();

  await product.start();
  expect(product.output).not.toContain('Staff login');
  for (const index of [1, 2]) await guest.slice(video, index).expect(200);
  await guest.complete(video).expect(200);
  await product.killEverything();

  await product.start();
  const items = await gallery(origin, wedding);
  const stored = await Promise.all(
    items.map((item) => bytesOf(origin, item.storage_url)),
  );
  expect(stored.map(sha256).sort()).toEqual(
    [photo, video.bytes].map(sha256).sort(),
  );

  const started = product.processes();
  expect(started.length).toBeGreaterThan(3);
  expect(started.map(programOf)).toContain(process.execPath);
  const isWarned = /Node .* security fixes/.test(product.output);
  expect(isWarned).toBe(nodeWarning(process.versions.node) !== null);
  expect(product.output).not.toMatch(/Deprecation/);
  expect(await product.stop('SIGINT')).toBe(0);
  await until('every process has ended', () => started.filter(isRunning), []);
});

describe('the commands beside it', () => {
  const command = (
    name: string,
    parameters: string[],
    change: Record<string, string> = {},
  ) => productCommand(name, parameters, { ...env, ...change });

  it('restores a backup on an empty machine', async () => {
    const product = new ProductCommand(env);
    await product.start();
    await newWedding(`http://127.0.0.1:${port}`);
    const backups = join(folder, 'backups');
    expect(await command('backup', [backups])).toMatchObject({ code: 0 });
    await product.stop();

    const elsewhere = { DATA_DIR: join(folder, 'new', 'data') };
    expect(await command('restore', [backups], elsewhere)).toMatchObject({
      code: 0,
    });
    expect(await command('verify', ['--now'], elsewhere)).toMatchObject({
      code: 0,
    });
  });

  it('create no file and say so where there is no product', async () => {
    const DATA_DIR = join(folder, 'nothing');
    for (const parameters of [
      ['verify'],
      ['backup', join(folder, 'none')],
      ['migrate-storage'],
    ]) {
      const [name = '', ...rest] = parameters;
      const { code, output } = await command(name, rest, { DATA_DIR });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^There is no product in DATA_DIR .*\n$/),
      ]);
    }
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe('names the problem in one line', () => {
  const refusals: [string, () => Promise<Record<string, string>>, RegExp][] = [
    [
      'a port that is taken',
      takenPort,
      /Port \d+ is (already )?(taken|in use)/i,
    ],
    [
      'a folder that cannot be written',
      unusableFolder,
      /DATA_DIR|cannot be (written|created)/i,
    ],
    [
      'a Redis that is not there',
      () => Promise.resolve({ REDIS_URL: 'redis://127.0.0.1:1' }),
      /^Start failed: REDIS_URL: Redis cannot be used/m,
    ],
    [
      'a database that is not there',
      () => Promise.resolve({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }),
      /^Start failed: DATABASE_URL: PostgreSQL cannot be used/m,
    ],
    [
      'a database address that is none',
      () => Promise.resolve({ DATABASE_URL: 'mysql://x' }),
      /DATABASE_URL: must be an address that starts with postgres/,
    ],
  ];

  it.each(refusals)('%s', async (_what, change, line) => {
    const product = new ProductCommand({ ...env, ...(await change()) });
    expect(await product.fail()).toBe(1);
    expect(product.output).toMatch(line);
    expect(product.output).not.toMatch(/\n\s+at /);
  });

  it('every bad variable at once', async () => {
    const product = new ProductCommand({
      ...env,
      PORT: 'x',
      PUBLIC_URL: 'nowhere',
      MAX_FILE_BYTES: '-1',
      TRUST_PROXY: 'bogus',
    });
    expect(await product.fail()).toBe(1);
    for (const name of ['PORT', 'PUBLIC_URL', 'MAX_FILE_BYTES', 'TRUST_PROXY'])
      expect(product.output).toContain(`${name}:`);
  });
});

async function takenPort(): Promise<Record<string, string>> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return { PORT: String((server.address() as AddressInfo).port) };
}

async function unusableFolder(): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'a-file'), '');
  return { DATA_DIR: join(folder, 'a-file', 'data') };
}
