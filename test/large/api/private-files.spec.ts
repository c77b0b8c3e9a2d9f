import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@hatira/contract';
import request from 'supertest';
import {
  isRoot,
  openToOthers,
  ownedByRoot,
  readByStranger,
} from './file-access.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { isRunning } from '../../support/servers/process-tree.js';
import {
  productCommand,
  ProductCommand,
} from '../../support/servers/product-command.js';
import { freePort } from '../../support/servers/server-process.js';
import { until } from '../../support/until.js';

/**
 * The time of three whole starts, each of which names its own state after 50 s.
 */
jest.setTimeout(180_000);

const STAFF = { email: 'start@example.com', password: 'start-start-start' };
const photo = jpegBytes(50_000);

let folder: string;
let env: Record<string, string>;
let dataDir: string;
let origin: string;
let wedding: TestWedding;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatira-private-'));
  // Under root another account must pass.
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'data');
  env = {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
  };
  await started(await freePort(), async () => {
    const agent = request.agent(origin);
    await agent.post(API.login).send(STAFF).expect(200);
    const { body } = await agent
      .post(API.wedding)
      .send({ weddingPath: 'Ayse-140626-Can' })
      .expect(201);
    wedding = (body as { wedding: TestWedding }).wedding;
    await new TestGuest(origin, wedding).single(photo).expect(200);
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs, uses and stops the product; returns its output. */
async function started(
  port: number,
  work: (product: ProductCommand) => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  origin = `http://127.0.0.1:${port}`;
  const product = new ProductCommand({
    ...env,
    PORT: String(port),
    LOG_LEVEL: 'error',
  });
  await product.start();
  try {
    await work(product);
  } finally {
    expect(await product.stop()).toBe(0);
  }
  return product.output;
}

async function photoIsThere(): Promise<void> {
  const items = await gallery(origin, wedding);
  const stored = await Promise.all(
    items.map((item) => bytesOf(origin, item.storage_url)),
  );
  expect(stored.map(sha256)).toContain(sha256(photo));
}

const backups = () => join(folder, 'backups');
const backup = () => productCommand('backup', [backups()], env);

describe('other accounts', () => {
  it('have no right to anything of a running product', async () => {
    await started(await freePort(), async () =>
      expect(await openToOthers(dataDir)).toEqual([]),
    );
  });

  it('have no right to anything of a backup', async () => {
    expect(await backup()).toMatchObject({ code: 0 });
    expect(await openToOthers(backups())).toEqual([]);
  });

  it('are shut out of a folder that was open, which is said once', async () => {
    for (const name of ['.', 'storage'])
      await chmod(join(dataDir, name), 0o755);
    expect(await started(await freePort())).toMatch(
      /data was open to other accounts.*\(mode 755\): it is private now/,
    );
    expect(await openToOthers(dataDir)).toEqual([]);
    expect(await started(await freePort())).not.toContain(
      'open to other accounts',
    );
  });

  it('are shut out of earlier backups, which is said once', async () => {
    for (const name of ['backups', 'objects'])
      await chmod(join(backups(), name), 0o755);
    expect((await backup()).output).toMatch(
      /objects was open to other accounts.*\(mode 755\): it is private now/,
    );
    expect(await openToOthers(backups())).toEqual([]);
    expect((await backup()).output).not.toContain('open to other accounts');
  });

  it('keep their way through a folder that is not the product’s alone', async () => {
    const shared = join(folder, 'shared');
    await mkdir(join(shared, 'of-others'), { recursive: true });
    for (const name of ['.', 'of-others'])
      await chmod(join(shared, name), 0o755);
    env.DATA_DIR = shared;
    const said = await started(await freePort()).finally(
      () => (env.DATA_DIR = dataDir),
    );
    expect(await openToOthers(shared)).toEqual(['.', 'of-others']);
    if (isRoot)
      expect(said).toMatch(
        /^!! Web and worker run as root.*shared holds other folders too/m,
      );
  });
});

(isRoot ? describe : describe.skip)('started by root', () => {
  it('lets another account read neither files nor backups', async () => {
    await backup();
    const [kept] = (
      await readdir(join(backups(), 'objects'), { recursive: true })
    ).filter((name) => /-/.test(name));
    expect(existsSync(join(backups(), 'objects', kept!))).toBe(true);
    expect(readByStranger(join(backups(), 'objects', kept!))).toBe('');
    expect(readByStranger(join(dataDir, 'storage', kept!))).toBe('');
  });

  it('runs every process but the command itself as an account without rights', async () => {
    await started(await freePort(), (product) => {
      const uids = product.accounts();
      expect(uids.length).toBeGreaterThan(4);
      expect(uids).not.toContain(0);
      return Promise.resolve();
    });
  });

  it('takes over the files that a start without its own account has written as root', async () => {
    await giveToRoot();
    await started(await freePort(), async () => {
      await photoIsThere();
      await new TestGuest(origin, wedding)
        .single(jpegBytes(60_000))
        .expect(200);
    });
    expect(await ownedByRoot(dataDir)).toEqual([]);
  });

  it('leaves no file of root’s behind after a backup, with the product running or not', async () => {
    expect(await backup()).toMatchObject({ code: 0 });
    expect(await ownedByRoot(dataDir)).toEqual([]);
    await started(await freePort(), async () => {
      expect(await backup()).toMatchObject({ code: 0 });
      expect(await ownedByRoot(dataDir)).toEqual([]);
    });
  });

  it('can use files that root has restored', async () => {
    const elsewhere = join(folder, 'restored');
    const restored = { ...env, DATA_DIR: elsewhere };
    expect(
      await productCommand('restore', [backups()], restored),
    ).toMatchObject({ code: 0 });
    env = restored;
    await started(await freePort(), photoIsThere).finally(
      () => (env = { ...env, DATA_DIR: dataDir }),
    );
    expect(await ownedByRoot(elsewhere)).toEqual([]);
  });

  it('starts again after the command alone was killed', async () => {
    const port = await freePort();
    const killed = new ProductCommand({
      ...env,
      PORT: String(port),
      LOG_LEVEL: 'error',
    });
    await killed.start();
    const processes = killed.processes();
    await killed.killAlone();
    await started(port, photoIsThere);
    await until(
      'every process has ended',
      () => processes.filter(isRunning),
      [],
    );
  });

  it('listens on a port that is root’s alone', async () => {
    await started(await freePort(600, 1_000), async (product) => {
      await request(origin).get(API.ready).expect(200);
      expect(product.accounts()).not.toContain(0);
    });
  });
});

/** All but PostgreSQL's data. */
async function giveToRoot(): Promise<void> {
  const names = (await readdir(dataDir))
    .filter((name) => name !== 'postgres')
    .map((name) => join(dataDir, name));
  execFileSync('chown', [
    '-R',
    '0:0',
    ...names,
    join(dataDir, 'postgres/password'),
  ]);
  execFileSync('chown', ['0:0', dataDir, join(dataDir, 'postgres')]);
  execFileSync('chmod', ['711', dataDir, join(dataDir, 'postgres')]);
}
