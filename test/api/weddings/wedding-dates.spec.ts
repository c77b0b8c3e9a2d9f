import {
  STAFF_API,
  uploadHeading,
  type PanelWedding,
  type WeddingDates,
} from '@hatira/contract';
import { WeddingDates1765000000000 } from '../../../apps/api/src/platform/database/migrations/1765000000000-wedding-dates.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { fillWeddings, restRows } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
const DAY_MS = 24 * 60 * 60_000;
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;

beforeEach(async () => {
  staff = await test.staff();
});

const rows = (filter: object = {}, sort?: [string, 'ASC' | 'DESC']) =>
  restRows<PanelWedding>(staff, 'weddings', { filter, sort });
const paths = async (...query: Parameters<typeof rows>) =>
  (await rows(...query)).map(({ weddingPath }) => weddingPath);
const datesOf = async (...query: Parameters<typeof rows>) =>
  (await rows(...query)).map(({ weddingDate }) => weddingDate);

/** Returns the date in that zone, so many days from now. */
function dayFromNow(days: number, timeZone = 'Europe/Istanbul'): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Makes weddings without the API, each with a displayed date. */
async function fill(
  dates: (string | null)[],
  {
    zone = 'Europe/Istanbul',
    slugs = dates.map((_, index) => `gala${index}`),
  } = {},
) {
  await test.database.query(
    `WITH made AS (
       INSERT INTO weddings (id, slug, slug_key, displayed_date, time_zone)
       SELECT 600000000000000 + n, slug, slug, nullif(day, '')::date, $2
       FROM unnest($1::text[], $3::text[]) WITH ORDINALITY AS given (day, slug, n) RETURNING id)
     INSERT INTO wedding_links (hash, wedding_id, access) SELECT id, id, 'full' FROM made`,
    [dates.map((date) => date ?? ''), zone, slugs],
  );
}

describe('the date of a wedding', () => {
  it('of a path is the one that guests see', async () => {
    const given = [
      'Elif-140626-Can',
      'AyşeNur-290228-MehmetAli',
      'Ayşe-310126-Can',
      'Ayşe-310226-Can',
      'Ayşe-290227-Can',
      'Ayşe-310426-Can',
      'Ali-321299-Veli',
      'Ali-001226-Veli',
      'Ali-011326-Veli',
      'Ayşe-14062-Can',
      'Ayşe-1406261-Can',
      'Ayşe-140626-Can-Ev',
      '140626-Ayşe-Can',
      'Ayşe2-140626-Can',
      'Ayşe-140626-Can٣',
      'Ayşe-١٤٠٦٢٦-Can',
      'Ελένη-140626-Γιώργος',
      'mavi-salon-7',
    ];
    await fill(
      given.map(() => null),
      { slugs: given },
    );
    const found = await rows();
    expect(found).toHaveLength(given.length);
    for (const { weddingPath, weddingDate } of found) {
      const { date } = uploadHeading({
        weddingPath,
        displayedNames: null,
        displayedDate: null,
      });
      expect([weddingPath, weddingDate]).toEqual([
        weddingPath,
        date?.split('/').reverse().join('-') ?? null,
      ]);
    }
  });

  it('is the displayed one before that of the path, and follows both', async () => {
    const { hash } = await createWedding(test, 'Elif-140626-Can');
    const name = (names: object) =>
      staff.patch(STAFF_API.restOne('weddings', hash)).send(names).expect(200);
    await name({ displayedDate: '2027-01-02' });
    expect(await datesOf()).toEqual(['2027-01-02']);
    await name({ weddingPath: 'Elif-150626-Can' });
    expect(await datesOf()).toEqual(['2027-01-02']);
    await name({ displayedDate: null });
    expect(await datesOf()).toEqual(['2026-06-15']);
    await name({ weddingPath: 'elif-can' });
    expect(await datesOf()).toEqual([null]);
  });
});

it('an earlier database gets the dates of its weddings', async () => {
  await createWedding(test, 'Elif-140626-Can');
  await fill(['2027-06-12', null]);
  const before = await rows();
  const migration = new WeddingDates1765000000000();
  const runner = test.database.createQueryRunner();
  try {
    await migration.down(runner);
    await migration.up(runner);
  } finally {
    await runner.release();
  }
  expect(await rows()).toEqual(before);
  expect(before.map(({ weddingDate }) => weddingDate).toSorted()).toEqual([
    '2026-06-14',
    '2027-06-12',
    null,
  ]);
});

describe('the list of weddings by date', () => {
  const OFFSETS = [3, -2, 0, 40, -400, 12, -1];

  beforeEach(async () => {
    await fill([...OFFSETS.map((days) => dayFromNow(days)), null]);
  });

  it('begins with the next one, goes back from the last one, and ends without a date', async () => {
    const expected = [0, 3, 12, 40, -1, -2, -400].map((days) =>
      dayFromNow(days),
    );
    expect(await datesOf()).toEqual([...expected, null]);
    expect(await datesOf({}, ['nextDate', 'ASC'])).toEqual([...expected, null]);
  });

  it('has the order of the dates in both directions, with a missing one last', async () => {
    const ordered = OFFSETS.toSorted((one, other) => one - other).map((days) =>
      dayFromNow(days),
    );
    const reversed = [...ordered.toReversed(), null];
    expect(await datesOf({}, ['weddingDate', 'ASC'])).toEqual([
      ...ordered,
      null,
    ]);
    expect(await datesOf({}, ['weddingDate', 'DESC'])).toEqual(reversed);
    expect(await datesOf({}, ['nextDate', 'DESC'])).toEqual(reversed);
  });

  it('shows a month', async () => {
    const day = dayFromNow(40);
    const month = day.slice(0, 7);
    const expected = OFFSETS.map((days) => dayFromNow(days)).filter((date) =>
      date.startsWith(month),
    );
    expect((await datesOf({ month })).toSorted()).toEqual(expected.toSorted());
  });
});

/** The chips by another way than the product's. */
const CHIPS: Record<
  WeddingDates,
  (days: number | null, weekday: number) => boolean
> = {
  today: (days) => days === 0,
  // Monday is 0.
  weekend: (days, weekday) => days !== null && [5, 6].includes(weekday + days),
  'next-30-days': (days) => days !== null && days >= 0 && days <= 30,
  past: (days) => days !== null && days < 0,
  missing: (days) => days === null,
};

describe.each(['Pacific/Pago_Pago', 'Europe/Istanbul', 'Pacific/Kiritimati'])(
  'in the zone %s',
  (zone) => {
    it.each(Object.entries(CHIPS))(
      'the filter %s finds the days of the place',
      async (date, isFound) => {
        const offsets = [
          null,
          ...Array.from({ length: 80 }, (_, index) => index - 40),
        ];
        const today = new Date(dayFromNow(0, zone)).getUTCDay();
        const weekday = (today + 6) % 7;
        await fill(
          offsets.map((days) =>
            days === null ? null : dayFromNow(days, zone),
          ),
          { zone },
        );
        const expected = offsets
          .filter((days) => isFound(days, weekday))
          .map((days) => (days === null ? null : dayFromNow(days, zone)));
        const found = await datesOf({ date }, ['weddingDate', 'ASC']);
        expect(found).toEqual(expected);
      },
    );
  },
);

it('a search finds weddings by date, month and joined names', async () => {
  await createWedding(test, 'Elif-281126-Can');
  await createWedding(test, 'Ayse-120627-Mert');
  const { hash } = await createWedding(test, 'mavi-salon-7');
  await staff
    .patch(STAFF_API.restOne('weddings', hash))
    .send({ displayedDate: '2027-06-12' })
    .expect(200);
  for (const [q, found] of [
    ['28 kasım 2026', ['Elif-281126-Can']],
    ['28 KASIM 2026', ['Elif-281126-Can']],
    ['28 kasim 2026 elif', ['Elif-281126-Can']],
    ['November 28, 2026', ['Elif-281126-Can']],
    ['kasım 2026', ['Elif-281126-Can']],
    ['june 2027', ['Ayse-120627-Mert', 'mavi-salon-7']],
    ['12.06.2027', ['Ayse-120627-Mert', 'mavi-salon-7']],
    ['2027-06-12', ['Ayse-120627-Mert', 'mavi-salon-7']],
    ['salon haziran 2027', ['mavi-salon-7']],
    ['ayşe ile mert', ['Ayse-120627-Mert']],
    ['Ayşe and Mert', ['Ayse-120627-Mert']],
    ['31 haziran 2027', []],
    ['31.02.2027', []],
    ['elif 2027', []],
  ] as const)
    expect([q, await paths({ q }, ['weddingPath', 'ASC'])]).toEqual([q, found]);
});

it('lists of a day go by an index', async () => {
  await fillWeddings(test, 100);
  const plan = await test.database.transaction(async (manager) => {
    // Few rows are read faster without an index.
    await manager.query('SET LOCAL enable_seqscan = off');
    await manager.query('ANALYZE weddings');
    return manager.query<object[]>(
      "EXPLAIN SELECT id FROM weddings WHERE deleted_at IS NULL AND wedding_date BETWEEN '2026-06-14' AND '2026-06-14'",
    );
  });
  expect(JSON.stringify(plan)).toContain('weddings_by_date');
});
