import { STAFF_API, type PanelWedding } from '@hatira/contract';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  fillMedia,
  fillWeddings,
  restRows,
} from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();

const COUNTED = `
SELECT count(*)::int AS "mediaCount", count(*) FILTER (WHERE file_type LIKE 'image/%')::int AS "photoCount",
  coalesce(sum(file_size), 0)::int AS "storageBytes", count(*) FILTER (WHERE processing = 'failed')::int AS "failedCount"
FROM media WHERE deleted_at IS NULL AND wedding_id = (SELECT wedding_id FROM wedding_links WHERE hash = $1)`;

async function expectRightCounts(hash: number): Promise<PanelWedding> {
  const staff = await test.staff();
  const { body } = await staff.get(STAFF_API.restOne('weddings', hash));
  const [counted] = await test.database.query<object[]>(COUNTED, [hash]);
  expect(body).toMatchObject(counted!);
  return body as PanelWedding;
}

const idsOf = async (names: string[]) =>
  (
    await test.database.query<{ id: string }[]>(
      'SELECT id FROM media WHERE file_name = ANY($1)',
      [names],
    )
  ).map(({ id }) => id);

describe('the counts of a wedding', () => {
  it('follow uploads, deletions, restores, failures, retries and erasures', async () => {
    const staff = await test.staff();
    const { hash } = await createWedding(test);
    await fillMedia(test, { hash, weddingPath: '' }, 20);
    expect(await expectRightCounts(hash)).toMatchObject({
      mediaCount: 20,
      photoCount: 15,
      videoCount: 5,
      failedCount: 4,
    });

    const ids = await idsOf(['IMG_4.JPG', 'IMG_5.JPG', 'IMG_6.JPG']);
    await staff.post(STAFF_API.trashMedia).send({ ids }).expect(200);
    expect(await expectRightCounts(hash)).toMatchObject({
      mediaCount: 17,
      photoCount: 13,
      failedCount: 3,
    });
    await staff.post(STAFF_API.restoreMedia).send({ ids }).expect(200);
    expect((await expectRightCounts(hash)).mediaCount).toBe(20);

    const [failed] = await idsOf(['IMG_5.JPG']);
    await staff
      .post(STAFF_API.retryMedia)
      .send({ ids: [failed] })
      .expect(200);
    await expectRightCounts(hash);

    await test.database.query('DELETE FROM media WHERE file_size % 2 = 0');
    expect((await expectRightCounts(hash)).mediaCount).toBe(10);
  });

  it('are those of each wedding when one statement changes files of several', async () => {
    const weddings = [await createWedding(test), await createWedding(test)];
    for (const wedding of weddings) await fillMedia(test, wedding, 8);
    await test.database.query(
      `UPDATE media SET deleted_at = now() WHERE file_size % 3 = 0`,
    );
    for (const { hash } of weddings) await expectRightCounts(hash);
  });

  it('stay right with many changes at once', async () => {
    const weddings = [await createWedding(test), await createWedding(test)];
    for (const wedding of weddings) await fillMedia(test, wedding, 30);
    const staff = await test.staff();
    const batches = Array.from({ length: 10 }, (_, index) =>
      idsOf([1, 2, 3].map((place) => `IMG_${index * 3 + place}.JPG`)),
    );
    const answers = await Promise.all(
      batches.map(async (ids) =>
        staff.post(STAFF_API.trashMedia).send({ ids: await ids }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { hash } of weddings)
      expect((await expectRightCounts(hash)).mediaCount).toBe(0);
  });
});

describe('the list of weddings', () => {
  it('sorts by files and storage', async () => {
    await fillWeddings(test, 1);
    const few = await createWedding(test, 'Few');
    const many = await createWedding(test, 'Many');
    await fillMedia(test, many, 4);
    await fillMedia(test, few, 2);
    await test.database.query(
      `UPDATE media SET file_size = 1e9 WHERE wedding_id = (SELECT id FROM weddings WHERE slug = 'Few')`,
    );
    const staff = await test.staff();
    const paths = async (column: string, order: string) =>
      (
        await restRows<PanelWedding>(staff, 'weddings', {
          sort: [column, order],
        })
      ).map(({ weddingPath }) => weddingPath.split('-')[0]);
    expect(await paths('mediaCount', 'DESC')).toEqual([
      'Many',
      'Few',
      'Gelin1',
    ]);
    expect(await paths('mediaCount', 'ASC')).toEqual(['Gelin1', 'Few', 'Many']);
    expect(await paths('storageBytes', 'DESC')).toEqual([
      'Few',
      'Many',
      'Gelin1',
    ]);
    expect(await paths('storageBytes', 'ASC')).toEqual([
      'Gelin1',
      'Many',
      'Few',
    ]);
  });
});
