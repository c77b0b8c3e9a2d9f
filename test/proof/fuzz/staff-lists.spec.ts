import fc, { type Arbitrary } from 'fast-check';
import type { ZodObject } from 'zod';
import type { DocumentedRoute } from '../../../apps/api/src/platform/http/docs/documented-route.js';
import { ROUTE_GROUPS } from '../../../apps/api/src/features/docs/openapi-routes.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/**
 * Arbitrary sort, range and filter: 200 for all that the contract accepts, else
 * 400. Failures print a seed; FUZZ_RUNS raises the runs.
 */

const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
const BASE = '/api/admin/rest/';

type ListRoute = DocumentedRoute & { query: ZodObject };
const lists = ROUTE_GROUPS.flatMap(({ routes }) => routes).filter(
  (route): route is ListRoute =>
    route.path.startsWith(BASE) &&
    route.method === 'get' &&
    route.query !== undefined,
);

let app: TestApp;
let staff: Awaited<ReturnType<TestApp['staff']>>;

beforeAll(async () => {
  app = await createTestApp();
  await app.reset();
  staff = await app.staff();
  await createWedding(app, 'Rüya-140626-Oğuz');
});

afterAll(() => app.close());

const COLUMNS = [
  'id',
  'at',
  'created_at',
  'createdAt',
  'deletedAt',
  'weddingPath',
  'lastUploadAt',
  'isEnabled',
  'fileSize',
  'weddingDate',
  'status',
  'email',
  'passwordHash',
  'constructor',
  '__proto__',
  'id; DROP TABLE weddings',
  '',
];
const FILTERS = [
  'id',
  'q',
  'isEnabled',
  'hasBackground',
  'isDeleted',
  'weddingHash',
  'processing',
  'status',
  'isDisabled',
  'action',
  'staffId',
  'password_hash',
  'constructor',
  '__proto__',
  'toString',
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    '%',
    '_',
    '\\',
    "'; DROP TABLE media; --",
    '\u0000',
    '\ud800',
    'İ',
    '123456789012345',
    'login',
  ),
);
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    0,
    -1,
    24,
    999,
    1_000,
    10_000_000,
    10_000_001,
    Number.MAX_SAFE_INTEGER,
    2 ** 63,
    1e308,
  ),
);
const word = fc.constantFrom(
  'new',
  'answered',
  'ready',
  'failed',
  'login',
  true,
  false,
  null,
);
const value = fc.oneof(
  text,
  number,
  word,
  fc.uuid(),
  fc.array(fc.oneof(fc.uuid(), number, text), { maxLength: 4 }),
);

const sort = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constantFrom(...COLUMNS),
      fc.constantFrom('ASC', 'DESC'),
    ),
  },
  fc.array(value, { maxLength: 3 }),
  fc.jsonValue(),
);
const range = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat({ max: 200 }), fc.nat({ max: 1_300 })),
  },
  fc.array(number, { maxLength: 3 }),
  fc.jsonValue(),
);
const filter = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.dictionary(fc.constantFrom(...FILTERS), value, {
      maxKeys: 3,
    }),
  },
  fc.jsonValue(),
);
const asText = (json: Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 9, arbitrary: json.map((each) => JSON.stringify(each) ?? '') },
    text,
  );

const parameters = fc.record(
  { sort: asText(sort), range: asText(range), filter: asText(filter) },
  { requiredKeys: [] },
) as Arbitrary<Record<string, string>>;

it('tries all lists of the panel, including the trash', () => {
  expect(lists.map(({ path }) => path.slice(BASE.length)).sort()).toEqual(
    [
      'audit',
      'backgrounds',
      'contact-messages',
      'media',
      'staff',
      'weddings',
    ].sort(),
  );
  const inTrash = lists.filter(
    ({ query }) => query.safeParse({ filter: '{"isDeleted":true}' }).success,
  );
  expect(inTrash.map(({ path }) => path.slice(BASE.length)).sort()).toEqual([
    'backgrounds',
    'media',
    'weddings',
  ]);
});

it.each(lists.map((route): [string, ListRoute] => [route.path, route]))(
  '%s',
  async (path, { query: schema }) => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(parameters, async (given) => {
        // An address cannot hold half a character.
        const query = Object.fromEntries(
          Object.entries(given).map(([name, each]) => [
            name,
            each.toWellFormed(),
          ]),
        );
        const { status, body } = await staff.get(
          `${path}?${new URLSearchParams(query)}`,
        );
        const isSound = schema.safeParse(query).success;
        expect([status, body.code]).toEqual(
          isSound ? [200, undefined] : [400, 'validation_failed'],
        );
        seen.add(status);
      }),
      // One of each, whatever is drawn.
      {
        numRuns: RUNS,
        endOnFailure: true,
        examples: [[{}], [{ sort: 'rubbish' }]],
      },
    );
    // Both answers occurred.
    expect([...seen].sort()).toEqual([200, 400]);
  },
);
