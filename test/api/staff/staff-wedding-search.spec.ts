import { API, type PanelBackground, type PanelWedding } from '@hatira/contract';
import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { fillWeddings, restRows } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;

beforeEach(async () => {
  staff = await test.staff();
});

async function found(q: string): Promise<string[]> {
  const query = { filter: { q }, sort: ['weddingPath', 'ASC'] };
  const rows = await restRows<PanelWedding>(staff, 'weddings', query);
  return rows.map(({ weddingPath }) => weddingPath);
}

describe('a search for a wedding', () => {
  const COUPLE = 'Ayşe-010125-Mehmet';

  beforeEach(async () => {
    await createWedding(test, COUPLE);
    await createWedding(test, 'Ayşe-020125-Ömer');
    await createWedding(test, 'Mehmet-010126-Zeynep');
  });

  it.each([
    'ayşe mehmet',
    'MEHMET AYSE',
    'Ayşe & Mehmet',
    'Ayşe, Mehmet',
    'ayse-mehmet',
    'meh ayş',
    'Ayşe-010125-Mehmet',
  ])('finds %j by its words in any order', async (q) =>
    expect(await found(q)).toEqual([COUPLE]),
  );

  it.each([
    '01.01.2025',
    '01/01/2025',
    '01-01-2025',
    '1.1.2025',
    '1.1.25',
    '2025-01-01',
    '010125',
    'ayşe 01.01.2025',
  ])('finds the date %j', async (q) =>
    expect(await found(q)).toEqual([COUPLE]),
  );

  it.each(['&', '%', '_', '- . /', '02.02.2025', 'ayşe zeynep', 'mehmet-ayşe'])(
    'finds nothing for %j',
    async (q) => expect(await found(q)).toEqual([]),
  );

  it('finds a date that a path has in full', async () => {
    await createWedding(test, 'gala-2025-03-04');
    expect(await found('2025-03-04')).toEqual(['gala-2025-03-04']);
    expect(await found('gala 2025')).toEqual(['gala-2025-03-04']);
  });

  it('finds the beginning of a hash, of the couple or the relatives', async () => {
    await test.database.query(
      `INSERT INTO wedding_links (hash, wedding_id, access)
       SELECT 7654321000000000, id, 'view' FROM weddings WHERE slug = $1`,
      [COUPLE],
    );
    for (const q of ['765', '765432', '7654321000000000', 'ayşe 76543'])
      expect([q, await found(q)]).toEqual([q, [COUPLE]]);
    expect(await found('654321')).toEqual([]);
    expect(await found('zeynep 76543')).toEqual([]);
  });

  it('finds its background by the same words', async () => {
    const { hash, weddingPath } = await createWedding(
      test,
      'Çağla-140626-Işık',
    );
    await staff
      .post(API.backgroundUpload(hash))
      .attach('background', await picture({ width: 60 }), 'b.jpg');
    for (const q of ['cagla & isik', '14.06.2026', String(hash).slice(0, 6)]) {
      const rows = await restRows<PanelBackground>(staff, 'backgrounds', {
        filter: { q },
      });
      expect(rows.map((row) => row.weddingPath)).toEqual([weddingPath]);
    }
    expect(
      await restRows(staff, 'backgrounds', { filter: { q: 'ayşe ışık' } }),
    ).toEqual([]);
  });
});

describe('the order of paths', () => {
  const TURKISH = [
    'Ali',
    'ayşe',
    'Cem',
    'Çağla',
    'Gül',
    'ırmak',
    'Işıl',
    'ibo',
    'İbrahim',
    'Oya',
    'Özge',
    'Şeyma',
    'Ümit',
    'Zeynep',
  ];

  it('is Turkish, in both directions', async () => {
    for (const name of [...TURKISH].reverse()) await createWedding(test, name);
    expect(await found('')).toEqual(TURKISH);
    const rows = await restRows<PanelWedding>(staff, 'weddings', {
      sort: ['weddingPath', 'DESC'],
    });
    expect(rows.map(({ weddingPath }) => weddingPath)).toEqual(
      [...TURKISH].reverse(),
    );
  });

  it('is Turkish for backgrounds', async () => {
    const names = ['Zeynep', 'Çağla', 'Cem', 'İbo', 'Işıl'];
    for (const name of names) {
      const { hash } = await createWedding(test, `${name}-140626-Can`);
      await staff
        .post(API.backgroundUpload(hash))
        .attach('background', await picture({ width: 60 }), 'b.jpg');
    }
    const rows = await restRows<PanelBackground>(staff, 'backgrounds', {
      sort: ['weddingPath', 'ASC'],
    });
    expect(rows.map(({ weddingPath }) => weddingPath.split('-')[0])).toEqual([
      'Cem',
      'Çağla',
      'Işıl',
      'İbo',
      'Zeynep',
    ]);
  });
});

it.each([
  [
    'sort by path',
    `SELECT id FROM weddings WHERE deleted_at IS NULL ORDER BY slug COLLATE "tr-x-icu", id LIMIT 26`,
    'weddings_by_path',
  ],
  [
    'search by digits',
    `SELECT wedding_id FROM wedding_links WHERE hash::text LIKE '7654%'`,
    'wedding_links_by_digits',
  ],
])('lists that %s go by an index', async (_, query, index) => {
  await fillWeddings(test, 100);
  const plan = await test.database.transaction(async (manager) => {
    // Few rows are read faster without an index, or sorted.
    await manager.query('SET LOCAL enable_seqscan = off');
    await manager.query('SET LOCAL enable_sort = off');
    // The last statistics may be of an empty table.
    await manager.query('ANALYZE weddings, wedding_links');
    return manager.query<object[]>(`EXPLAIN ${query}`);
  });
  expect(JSON.stringify(plan)).toContain(index);
});
