import { rmSync } from 'node:fs';
import { API, SENDING_API, STAFF_API } from '@hatira/contract';
import type { DocumentedRoute } from '../../../../apps/api/src/platform/http/docs/documented-route.js';
import { builtPages } from '../../../support/fixtures/built-pages.js';
import { createWedding } from '../../../support/fixtures/weddings.js';
import { cookiesSetBy } from '../../../support/requests/cookies.js';
import { ServerProcess } from '../../../support/servers/server-process.js';
import {
  createTestApp,
  type TestApp,
} from '../../../support/servers/test-app.js';
import { until } from '../../../support/until.js';
import { call, ROUTES } from './cells.js';
import { classesOfTable, expected } from './expected.js';
import { holderOf, secretTexts, type Others } from './holders.js';
import { KeptTables } from './kept-tables.js';
import { CLASSES, KEYS, STATES, type Key, type State } from './matrix.js';
import { REQUESTS } from './requests.js';
import { beginScene, finishScene, type Scene } from './scene.js';
import { staffKeys } from './staff-keys.js';

/** A part of the table has thousands of calls. */
const PATIENCE_MS = 180_000;

/** Links, walls and accounts end at the first process; both serve their holders afterwards. */
const pages = builtPages();
let first: TestApp;
let second: ServerProcess;
let others: Others;
let kept: KeptTables;
const scenes = new Map<State, Scene>();

beforeAll(async () => {
  // The pages have no pictures, so that the worker makes no demo beside ours.
  first = await createTestApp({
    env: { DEMO_WEDDING: 'shown', GUEST_WEB_DIR: pages },
  });
  second = await ServerProcess.start('web', first.env);
  await makeScenes();
  const { hash, weddingPath } = await createWedding(first);
  const turn = await first
    .http()
    .post(SENDING_API.turn(weddingPath))
    .send({ kind: 'photo' })
    .expect(200);
  const message = await leaveMessage();
  const staff = await staffKeys(first);
  const stranger = cookiesSetBy(turn).hatira_guest!;
  others = { staff, stranger, otherHash: hash, message };
  for (const origin of [first.url, second.url])
    await until(
      'the process requires a second factor',
      async () => {
        const headers = { Cookie: staff.beforeSetup.cookie };
        return (await fetch(origin + API.weddings, { headers })).status;
      },
      403,
    );
  kept = await KeptTables.keep(first.database);
}, PATIENCE_MS);

afterAll(async () => {
  await second?.stop();
  await first?.close();
  rmSync(pages, { recursive: true });
});

/** The worker ends before the calls, whose changes are taken back. */
async function makeScenes(): Promise<void> {
  const worker = await createTestApp({ replicaOf: first, withWorker: true });
  const begun = await Promise.all(
    STATES.map((state) => beginScene(first, state)),
  );
  await worker.drain();
  const finished = STATES.map(async (state, index) =>
    scenes.set(state, await finishScene(first, state, begun[index]!)),
  );
  await Promise.all(finished);
  await worker.drain();
  await worker.close();
}

/** @returns its id */
async function leaveMessage(): Promise<string> {
  const weddingDate = new Date().toISOString().slice(0, 10);
  await first
    .http()
    .post(API.contact)
    .send({ name: 'Ece', email: 'ece@example.com', message: 'Hi', weddingDate })
    .expect(201);
  const [row] = await first.database.query<{ id: string }[]>(
    'SELECT id FROM contact_messages',
  );
  const staff = await first.staff();
  const testimonials = [{ quote: 'Good', name: 'Ece', occasion: '' }];
  await staff.put(STAFF_API.testimonials).send({ testimonials }).expect(200);
  return row!.id;
}

/** All calls come from one network. */
async function forgetLimits(): Promise<void> {
  const keys = await first.redis.keys('limit:*');
  if (keys.length > 0) await first.redis.del(...keys);
}

interface Cell {
  route: DocumentedRoute;
  key: Key;
  scene: Scene;
  origin: string;
}

/** What the answer tells: its outcome, and each secret that its key may not read. */
async function tried({ route, key, scene, origin }: Cell): Promise<string> {
  const holder = holderOf(key, route, scene, others);
  const { outcome, text } = await call(origin, route, holder);
  // A refusal may repeat the request's own ids.
  const own = new Set<unknown>(Object.values(holder.values));
  const read = secretTexts(scene, route).filter(
    ([secret, readers]) =>
      text.includes(secret) &&
      !own.has(secret) &&
      !(outcome === 'may' && readers.includes(key)),
  );
  return [outcome, ...read.map(([secret]) => secret)].join(' with ');
}

/** A change counts if it is in the database. */
async function changed(cell: Cell): Promise<string> {
  const { route, key, scene } = cell;
  const { values } = holderOf(key, route, scene, others);
  const prepare = REQUESTS[route.operationId]?.before?.(values);
  if (prepare !== undefined) await first.database.query(prepare);
  const before = prepare === undefined ? undefined : await kept.sums();
  const outcome = await tried(cell);
  const now = await kept.sums();
  await kept.restore(kept.changed(now));
  const isChanged = kept.changed(now, before).length > 0;
  return outcome === 'may' && !isChanged ? 'empty' : outcome;
}

/** The rows are compared after all of them. */
async function unchanged(cell: Cell): Promise<string> {
  const outcome = await tried(cell);
  return outcome === 'may' && !reads(cell.route) ? 'empty' : outcome;
}

const reads = ({ method, operationId }: DocumentedRoute) =>
  method === 'get' || REQUESTS[operationId]?.isRead === true;

/** Whether a cell's call leaves something, which is taken back. */
function changes(route: DocumentedRoute, state: State, key: Key): boolean {
  const outcome = expected(route.operationId, state, key);
  const leavesTrace = REQUESTS[route.operationId]?.leavesTrace ?? false;
  return (
    !reads(route) && (outcome === 'may' || (leavesTrace && key === 'staff'))
  );
}

it('has each operation of the description in one class, and each class in the table', () => {
  const described = ROUTES.map(({ operationId }) => operationId).sort();
  expect(Object.values(CLASSES).flat().sort()).toEqual(described);
  expect(classesOfTable().sort()).toEqual(Object.keys(CLASSES).sort());
  expect(described.length).toBeGreaterThan(140);
});

describe.each(STATES)('with a wedding that is %s, two processes', (state) => {
  const keysFor = (route: DocumentedRoute, isChange: boolean) =>
    KEYS.filter((key) => isChange === changes(route, state, key));
  const named = (route: DocumentedRoute, key: Key, outcome: string) =>
    `${route.operationId} by ${key}: ${outcome}`;
  const asWritten = (route: DocumentedRoute, keys: Key[]) =>
    keys.map((key) =>
      named(route, key, expected(route.operationId, state, key)),
    );

  it(
    'answer and refuse as the table says, and change no row',
    async () => {
      const scene = scenes.get(state)!;
      const answers: string[] = [];
      const table: string[] = [];
      for (const route of ROUTES) {
        await forgetLimits();
        const keys = keysFor(route, false);
        for (const origin of [first.url, second.url]) {
          const cells = keys.map(async (key) =>
            named(route, key, await unchanged({ route, key, scene, origin })),
          );
          answers.push(...(await Promise.all(cells)));
          table.push(...asWritten(route, keys));
        }
      }
      expect(answers).toEqual(table);
      expect(kept.changed(await kept.sums())).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'make the changes that the table allows',
    async () => {
      const scene = scenes.get(state)!;
      const answers: string[] = [];
      const table: string[] = [];
      for (const route of ROUTES.filter((each) => !reads(each))) {
        const keys = keysFor(route, true);
        for (const origin of [first.url, second.url]) {
          await forgetLimits();
          for (const key of keys)
            answers.push(
              named(route, key, await changed({ route, key, scene, origin })),
            );
          table.push(...asWritten(route, keys));
        }
      }
      expect(answers).toEqual(table);
    },
    PATIENCE_MS,
  );
});
