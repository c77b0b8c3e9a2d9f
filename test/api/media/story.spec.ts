import { API, type MediaItem, type WeddingRow } from '@hatira/contract';
import { TestGuest } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import { useTestApp } from '../../support/servers/test-app.js';

const app = useTestApp();
let wedding: WeddingRow;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

const NOW = Date.now();
const MINUTE_MS = 60_000;

/** Sends a photo that was taken so many minutes ago. */
async function send(minutes: number): Promise<void> {
  const lastModified = String(NOW - minutes * MINUTE_MS);
  await guest
    .single(jpegBytes(500 + minutes), `${minutes}.jpg`, undefined, {
      lastModified,
    })
    .expect(200);
}

interface Page {
  names: string[];
  next: string | undefined;
  sort: string | undefined;
}

async function read(query: object): Promise<Page> {
  const { body } = await app
    .http()
    .get(API.gallery(wedding.hash))
    .query(query)
    .expect(200);
  const { data, next_cursor, sort } = body as {
    data: MediaItem[];
    next_cursor?: string;
    sort?: string;
  };
  return {
    names: data.map(({ file_name }) => file_name),
    next: next_cursor,
    sort,
  };
}

it('pages from the oldest moment, complete and stable while files arrive', async () => {
  for (const minutes of [10, 50, 30, 20, 40]) await send(minutes);
  const query = { sort: 'story', limit: 2 };
  const first = await read(query);
  expect(first.names).toEqual(['50.jpg', '40.jpg']);
  // One before the first page's end, one in the page that follows, one at the end.
  for (const minutes of [45, 25, 5]) await send(minutes);
  const rest: string[] = [];
  let { next } = first;
  while (next !== undefined) {
    const page = await read({ ...query, cursor: next });
    rest.push(...page.names);
    next = page.next;
  }
  expect(rest).toEqual(['30.jpg', '25.jpg', '20.jpg', '10.jpg', '5.jpg']);
});

it('ends with the files without a date, on pages of any size', async () => {
  const sent = async (name: string, number: number) =>
    guest.single(jpegBytes(700 + number), name).expect(200);
  for (const [index, name] of ['u1.jpg', 'u2.jpg', 'u3.jpg'].entries()) {
    await sent(name, index);
    await send(40 - 10 * index);
  }
  const whole = {
    story: ['40.jpg', '30.jpg', '20.jpg', 'u1.jpg', 'u2.jpg', 'u3.jpg'],
    moment: ['20.jpg', '30.jpg', '40.jpg', 'u3.jpg', 'u2.jpg', 'u1.jpg'],
  };
  for (const [sort, names] of Object.entries(whole)) {
    expect((await read({ sort })).names).toEqual(names);
    for (const limit of [1, 2, 3, 4]) {
      const found: string[] = [];
      let next: string | undefined;
      do {
        const page = await read({ sort, limit, cursor: next });
        expect(page.names.length).toBeLessThanOrEqual(limit);
        found.push(...page.names);
        next = page.next;
      } while (next !== undefined);
      expect(found).toEqual(names);
    }
  }
});

it('goes on behind an item that is erased between two pages', async () => {
  for (const minutes of [30, 20, 10]) await send(minutes);
  const { next } = await read({ sort: 'story', limit: 2 });
  await app.database.query(
    `DELETE FROM media WHERE wedding_id = $1 AND file_name = '20.jpg'`,
    [await weddingIdOf(app, wedding)],
  );
  const page = await read({ sort: 'story', limit: 2, cursor: next });
  expect(page.names).toEqual(['10.jpg']);
});

it("opens with the story from the wedding's day on, and names the order", async () => {
  wedding = await createWedding(app, 'Ayse-140626-Mehmet');
  guest = new TestGuest(app.url, wedding);
  for (const minutes of [20, 30, 10]) await send(minutes);
  const opening = await read({ sort: 'opening', limit: 2 });
  expect(opening).toMatchObject({
    names: ['30.jpg', '20.jpg'],
    sort: 'story',
  });
  const page = await read({ sort: 'story', limit: 2, cursor: opening.next });
  expect(page).toMatchObject({ names: ['10.jpg'], sort: undefined });

  wedding = await createWedding(app, 'Ayse-140699-Mehmet');
  guest = new TestGuest(app.url, wedding);
  for (const minutes of [20, 10]) await send(minutes);
  expect(await read({ sort: 'opening' })).toMatchObject({
    names: ['10.jpg', '20.jpg'],
    sort: 'uploaded',
  });
});

it.each(['ASC', 'DESC'])(
  'reads moments in the order %s by the same index',
  async (direction) => {
    const plan = await app.database.transaction(async (manager) => {
      // Few rows are read faster without an index.
      await manager.query('SET LOCAL enable_seqscan = off');
      await manager.query('SET LOCAL enable_bitmapscan = off');
      return manager.query<object[]>(
        `EXPLAIN SELECT id FROM media WHERE wedding_id = $1 AND deleted_at IS NULL
         AND (moment, id) ${direction === 'ASC' ? '>' : '<'} (now(), gen_random_uuid())
         ORDER BY moment ${direction}, id ${direction} LIMIT 61`,
        [await weddingIdOf(app, wedding)],
      );
    });
    expect(JSON.stringify(plan)).toContain('media_by_moment');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  },
);
