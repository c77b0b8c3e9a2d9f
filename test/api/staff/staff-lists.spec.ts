import {
  API,
  STAFF_API,
  type PanelBackground,
  type PanelMedia,
  type PanelWedding,
} from '@hatira/contract';
import {
  panelBackground,
  panelMedia,
  panelStaff,
  panelSummary,
  panelWedding,
  success,
} from '@hatira/contract/schemas';
import {
  fillMedia,
  fillWeddings,
  restList,
  restRows,
  type ListQuery,
} from '../../support/requests/panel.js';
import { picture } from '../../support/fixtures/pictures.js';
import { STAFF, useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp();
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;

beforeEach(async () => {
  staff = await test.staff();
});

const paths = async (query: ListQuery) =>
  (await restRows<PanelWedding>(staff, 'weddings', query)).map(
    ({ weddingPath }) => weddingPath.split('-')[0],
  );

describe('the list of weddings', () => {
  it('is pages of bare rows with the number of all', async () => {
    await fillWeddings(test, 30);
    const first = await restList(staff, 'weddings', {
      sort: ['created_at', 'DESC'],
      range: [0, 9],
    }).expect(200);
    expect(first.headers['content-range']).toBe('weddings 0-9/30');
    expect(
      (first.body as PanelWedding[]).map((row) => panelWedding.parse(row)),
    ).toEqual(first.body);
    const last = await restList(staff, 'weddings', {
      sort: ['created_at', 'DESC'],
      range: [25, 49],
    }).expect(200);
    expect([last.headers['content-range'], last.body.length]).toEqual([
      'weddings 25-29/30',
      5,
    ]);
    const beyond = await restList(staff, 'weddings', {
      range: [100, 124],
    }).expect(200);
    expect([beyond.headers['content-range'], beyond.body]).toEqual([
      'weddings */30',
      [],
    ]);
  });

  it('of which PostgreSQL believes far less, or far more, is read to its last row', async () => {
    const count = 10_040;
    await fillWeddings(test, count);
    await test.database.query('ANALYZE weddings');
    const totalOf = async (first: number) => {
      const { headers } = await restList(staff, 'weddings', {
        range: [first, first + 24],
      }).expect(200);
      return Number(headers['content-range']?.split('/')[1]);
    };
    for (const believed of [1, 10_000_000]) {
      await test.database.query(
        `UPDATE pg_class SET reltuples = $1 WHERE oid = 'weddings'::regclass`,
        [believed],
      );
      // Pages of 25 that the panel's pager reaches.
      let first = 0;
      for (first = 9_975; first + 25 < (await totalOf(first)); first += 25);
      const last = await restList(staff, 'weddings', {
        range: [first, first + 24],
      }).expect(200);
      expect([
        believed,
        last.headers['content-range'],
        last.body.length,
      ]).toEqual([believed, `weddings 10025-10039/${count}`, 15]);
    }
  });

  it('sorts by the requested field with empty values last', async () => {
    await fillWeddings(test, 4);
    expect(await paths({})).toEqual(['Gelin1', 'Gelin2', 'Gelin3', 'Gelin4']);
    expect(await paths({ sort: ['created_at', 'ASC'] })).toEqual([
      'Gelin4',
      'Gelin3',
      'Gelin2',
      'Gelin1',
    ]);
    expect(await paths({ sort: ['weddingPath', 'DESC'] })).toEqual([
      'Gelin4',
      'Gelin3',
      'Gelin2',
      'Gelin1',
    ]);
    expect(
      (await paths({ sort: ['lastUploadAt', 'DESC'] })).slice(0, 2),
    ).toEqual(['Gelin2', 'Gelin4']);
    expect(
      (await paths({ sort: ['lastUploadAt', 'ASC'] })).slice(0, 2),
    ).toEqual(['Gelin4', 'Gelin2']);
    expect((await paths({ sort: ['isEnabled', 'ASC'] }))[0]).toBe('Gelin3');
  });

  it('is searched by part of the path in any case, or by the hash', async () => {
    await fillWeddings(test, 12);
    const { hash } = await createWedding(test, 'Işıl-140626-Çağrı');
    expect(await paths({ filter: { q: 'GELİN1' } })).toEqual([
      'Gelin1',
      'Gelin10',
      'Gelin11',
      'Gelin12',
    ]);
    expect(await paths({ filter: { q: 'ışıl' } })).toEqual(['Işıl']);
    // Names as spelled, paths without accents, and the reverse.
    expect(await paths({ filter: { q: 'GELÎN12' } })).toEqual(['Gelin12']);
    for (const q of [
      'isil',
      'ISIL',
      'İŞİL-140626-cagri',
      'c\u0327ag\u0306ri',
    ]) {
      expect([q, await paths({ filter: { q } })]).toEqual([q, ['Işıl']]);
    }
    expect(await paths({ filter: { q: String(hash) } })).toEqual(['Işıl']);
    expect(await paths({ filter: { q: '%' } })).toEqual([]);
    expect(
      await paths({ filter: { q: "'; DROP TABLE weddings; --" } }),
    ).toEqual([]);
    expect(await paths({ filter: { q: '' } })).toHaveLength(13);
  });

  it('is filtered, also by several things at once', async () => {
    await fillWeddings(test, 6);
    const wedding = await createWedding(test, 'Elif-140626-Can');
    await staff
      .post(API.backgroundUpload(wedding.hash))
      .attach('background', await picture({ width: 60 }), 'b.jpg');
    expect(await paths({ filter: { isEnabled: false } })).toEqual([
      'Gelin3',
      'Gelin6',
    ]);
    expect(await paths({ filter: { hasBackground: true } })).toEqual(['Elif']);
    expect(
      await paths({
        filter: { hasBackground: false, isEnabled: true, q: 'gelin' },
      }),
    ).toHaveLength(4);
  });

  it('gives rows by their ids, numbers or text, in the trash or not', async () => {
    await fillWeddings(test, 3);
    const ids = [200000000000001, '200000000000003'];
    expect(await paths({ filter: { id: ids } })).toEqual(['Gelin1', 'Gelin3']);
    await test.database.query(
      'UPDATE weddings SET deleted_at = now() WHERE id = 500000000000003',
    );
    expect(await paths({ filter: { id: ids } })).toEqual(['Gelin1', 'Gelin3']);
    expect(await paths({ filter: { id: [] } })).toEqual([]);
  });

  it('counts the items of each state', async () => {
    const wedding = await createWedding(test, 'Elif-140626-Can');
    await fillMedia(test, wedding, 10);
    await test.database.query(
      `UPDATE media SET deleted_at = now() WHERE file_name = 'IMG_1.JPG'`,
    );
    const { body } = await staff
      .get(STAFF_API.restOne('weddings', wedding.hash))
      .expect(200);
    expect(body).toMatchObject({
      id: wedding.hash,
      weddingPath: 'Elif-140626-Can',
      hasBackground: false,
      lastUploadAt: null,
      mediaCount: 9,
      photoCount: 7,
      videoCount: 2,
      failedCount: 2,
      storageBytes: 9 * 1000 + 54,
    });
  });
});

describe('the list of media', () => {
  it('is that of all weddings or of one, newest first', async () => {
    const [one, other] = [await createWedding(test), await createWedding(test)];
    await fillMedia(test, one, 12);
    await fillMedia(test, other, 3);
    const all = await restList(staff, 'media', { range: [0, 4] }).expect(200);
    expect(all.headers['content-range']).toBe('media 0-4/15');
    expect(
      (all.body as PanelMedia[]).map((row) => panelMedia.parse(row)),
    ).toEqual(all.body);
    const rows = await restRows<PanelMedia>(staff, 'media', {
      filter: { weddingHash: other.hash },
    });
    expect(
      rows.map(({ fileName, weddingPath }) => [fileName, weddingPath]),
    ).toEqual([
      ['IMG_1.JPG', other.weddingPath],
      ['IMG_2.JPG', other.weddingPath],
      ['IMG_3.JPG', other.weddingPath],
    ]);
  });

  it('finds unprocessable files with their reasons, and files by name', async () => {
    const wedding = await createWedding(test);
    await fillMedia(test, wedding, 12);
    const failed = await restRows<PanelMedia>(staff, 'media', {
      filter: { processing: 'failed' },
    });
    expect(
      failed.map(({ fileName, processingReason, thumbUrl }) => [
        fileName,
        processingReason,
        thumbUrl,
      ]),
    ).toEqual([
      ['IMG_5.JPG', 'cannot be read', null],
      ['IMG_10.JPG', 'cannot be read', null],
    ]);
    const named = await restRows<PanelMedia>(staff, 'media', {
      filter: { q: 'img_1', weddingHash: wedding.hash },
    });
    expect(named).toHaveLength(4);
    await test.database.query(
      `UPDATE media SET file_name = 'Düğün Iğdır.JPG' WHERE file_name = 'IMG_2.JPG'`,
    );
    expect(
      await restRows(staff, 'media', { filter: { q: 'dugun igdir.jpg' } }),
    ).toHaveLength(1);
    expect(await restRows(staff, 'media', { filter: { q: '_' } })).toHaveLength(
      11,
    );
    expect(await restRows(staff, 'media', { filter: { q: '%' } })).toHaveLength(
      0,
    );
  });
});

it.each([
  ['weddings', 'slug_search', 'weddings_words'],
  ['media', 'search_key(file_name)', 'media_words'],
  ['media', 'search_key(note)', 'media_notes'],
  ['contact_messages', 'search_key(message)', 'messages_words'],
  ['audit_entries', 'search_key(target)', 'audit_words'],
])('searches in %s by part of %s go by an index', async (table, key, index) => {
  const plan = await test.database.transaction(async (manager) => {
    // Few rows are read faster without an index.
    await manager.query('SET LOCAL enable_seqscan = off');
    return manager.query<object[]>(
      `EXPLAIN SELECT id FROM ${table} WHERE ${key} LIKE search_key($1)`,
      ['%ayşe%'],
    );
  });
  expect(JSON.stringify(plan)).toContain(index);
});

describe('other lists', () => {
  it('of backgrounds, with the wedding of each', async () => {
    const wedding = await createWedding(test, 'Elif-140626-Can');
    await staff
      .post(API.backgroundUpload(wedding.hash))
      .attach('background', await picture({ width: 60 }), 'b.jpg');
    const rows = await restRows<PanelBackground>(staff, 'backgrounds', {
      filter: { q: 'elif' },
    });
    for (const q of ['ÉLİF', String(wedding.hash)]) {
      expect(
        await restRows<PanelBackground>(staff, 'backgrounds', {
          filter: { q },
        }),
      ).toEqual(rows);
    }
    expect(rows.map((row) => panelBackground.parse(row))).toEqual(rows);
    expect(rows).toMatchObject([
      {
        weddingHash: wedding.hash,
        weddingPath: 'Elif-140626-Can',
        fileName: 'b.jpg',
      },
    ]);
    for (const column of ['id', 'createdAt', 'fileSize', 'weddingPath']) {
      expect(
        await restRows(staff, 'backgrounds', { sort: [column, 'ASC'] }),
      ).toHaveLength(1);
    }
    expect(
      await restRows(staff, 'backgrounds', { filter: { q: 'nobody' } }),
    ).toEqual([]);
  });

  it('of accounts', async () => {
    const rows = await restRows(staff, 'staff', {
      sort: ['email', 'DESC'],
      filter: { q: 'STAFF@', isDisabled: false },
    });
    expect(rows.map((row) => panelStaff.parse(row))).toEqual(rows);
    expect(rows).toMatchObject([
      { email: STAFF.email, isSelf: true, disabledAt: null },
    ]);
  });

  it('are summed up in the header', async () => {
    await fillWeddings(test, 6);
    const wedding = await createWedding(test);
    await fillMedia(test, wedding, 10);
    await test.database.query(
      `UPDATE media SET deleted_at = now() WHERE file_name = 'IMG_5.JPG'`,
    );
    const { body } = await staff.get(STAFF_API.summary).expect(200);
    expect(success(panelSummary).parse(body)).toEqual(body);
    expect(body.data).toMatchObject({
      weddings: 7,
      enabled: 5,
      disabled: 2,
      backgrounds: 0,
      failedMedia: 1,
    });
    expect(body.data.storageBytes).toBe(10 * 1000 + 55);
  });

  it('are summed up without the demo wedding', async () => {
    const wedding = await createWedding(test);
    await fillMedia(test, wedding, 10);
    await staff
      .post(API.backgroundUpload(wedding.hash))
      .attach('background', await picture({ width: 60 }), 'a.jpg')
      .expect(201);
    await test.database.query(
      'UPDATE weddings SET is_demo = true, files_due_at = now()',
    );
    const { body } = await staff.get(STAFF_API.summary).expect(200);
    expect(body.data).toMatchObject({
      weddings: 0,
      enabled: 0,
      disabled: 0,
      backgrounds: 0,
      failedMedia: 0,
      dueWeddings: 0,
    });
    const overview = await staff.get(STAFF_API.overview).expect(200);
    expect(overview.body.data.failedMedia).toBe(0);
  });
});
