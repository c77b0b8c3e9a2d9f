import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API, type WeddingRow } from '@hatira/contract';
import request from 'supertest';
import { maintenance } from '../../support/servers/maintenance-command.js';
import { picture } from '../../support/fixtures/pictures.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { STAFF, useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/** The sweep removes files without a row, except of a running upload. */

const test = useTestApp();
let web: ServerProcess;
let wedding: WeddingRow;

beforeEach(async () => {
  wedding = await createWedding(test);
  web = await ServerProcess.start('web', test.env);
});

afterEach(() => web.kill());

const unfinished = () =>
  test.database.query<unknown[]>('SELECT id FROM unfinished_backgrounds');

/** Held between its files and its row. */
async function storedWithoutRow() {
  const staff = request.agent(web.url);
  await staff.post(API.login).send(STAFF).expect(200);
  const table = test.database.createQueryRunner();
  await table.startTransaction();
  await table.query('LOCK TABLE backgrounds IN EXCLUSIVE MODE');
  const answer = staff
    .post(API.backgroundUpload(wedding.hash))
    .attach(
      'background',
      await picture({ width: 300, height: 200 }),
      'hall.jpg',
    )
    .then(
      ({ status }) => status,
      () => 0,
    );
  await until(
    'its files are stored',
    () => storedFiles(test),
    (seen) => seen.includes('original'),
  );
  return {
    answer,
    async letGo() {
      await table.rollbackTransaction();
      await table.release();
    },
  };
}

it('a kill leaves files that the clean-up removes, and verify knows whose they are until then', async () => {
  const background = await storedWithoutRow();
  await web.kill();
  await background.letGo();
  expect(await background.answer).toBe(0);
  expect(await storedFiles(test)).toContain('original');
  expect(await maintenance(test, 'verify', '--now')).toMatchObject({ code: 0 });
  const left = async () => {
    await test.sweep();
    return storedFiles(test);
  };
  await until('the process counts as dead', left, []);
  expect(await unfinished()).toEqual([]);
});

it('keeps files of a running upload in the sweep', async () => {
  const background = await storedWithoutRow();
  const files = await storedFiles(test);
  await test.sweep();
  expect(await storedFiles(test)).toEqual(files);
  await background.letGo();
  expect(await background.answer).toBe(201);
  await test.sweep();
  expect((await storedFiles(test)).sort()).toEqual(files.sort());
  expect(await rowsOf(test, 'backgrounds')).toBe(1);
  expect(await unfinished()).toEqual([]);
});

it('removes files after the store returns when it was away before', async () => {
  const folder = join(test.dataDir, 'storage/backgrounds');
  const staff = request.agent(web.url);
  await staff.post(API.login).send(STAFF).expect(200);
  await mkdir(join(test.dataDir, 'storage'), { recursive: true });
  // A file instead of the folder: writes and removals fail.
  await writeFile(folder, '');
  const { status } = await staff
    .post(API.backgroundUpload(wedding.hash))
    .attach(
      'background',
      await picture({ width: 300, height: 200 }),
      'hall.jpg',
    );
  expect(status).toBeGreaterThanOrEqual(500);
  expect(await unfinished()).toHaveLength(1);
  await rm(folder);
  await test.sweep();
  expect(await unfinished()).toEqual([]);
});
