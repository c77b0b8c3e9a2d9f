import { SLICE_BYTES } from '@hatira/contract';
import { Redis } from 'ioredis';
import pg from 'pg';
import {
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/**
 * Round trips to PostgreSQL and Redis, with announcements. Each costs the web
 * process about 0.3 ms of CPU: only lower these numbers.
 */
const app = useTestApp({ withWorker: false });
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
  // Receives the guest's cookie.
  await guest.single(jpegBytes(1_000)).expect(200);
  await app.announced();
});

afterEach(() => jest.restoreAllMocks());

async function roundTripsOf(work: () => Promise<unknown>) {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const commands = jest.spyOn(Redis.prototype, 'sendCommand');
  await work();
  await app.announced();
  return {
    statements: statements.mock.calls.map(([query]) => textOf(query)),
    commands: commands.mock.calls.map(([{ name }]) => name),
  };
}

/** The driver takes a text, or an object with it. */
function textOf(query: unknown): string {
  const { text } = query as { text?: string };
  return text ?? (query as string);
}

it('a single upload makes five statements and eleven commands', async () => {
  const { statements, commands } = await roundTripsOf(() =>
    guest.single(jpegBytes(200_000)).expect(200),
  );
  expect(statements).toEqual([
    expect.stringMatching(/FROM "weddings"/),
    expect.stringMatching(/FROM wedding_bytes/),
    expect.stringMatching(/INSERT INTO uploads/),
    expect.stringMatching(/INSERT INTO media/),
    expect.stringMatching(/AS place/),
  ]);
  expect(commands).toHaveLength(11);
});

it('a slice makes five statements and five commands', async () => {
  const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 1));
  await guest.slice(file, 0).expect(200);
  const { statements, commands } = await roundTripsOf(() =>
    guest.slice(file, 1).expect(200),
  );
  expect(statements).toEqual([
    expect.stringMatching(/FROM "weddings"/),
    expect.stringMatching(/FROM "uploads"/),
    expect.stringMatching(/FROM wedding_bytes/),
    expect.stringMatching(/INSERT INTO upload_slices/),
    expect.stringMatching(/UPDATE upload_slices/),
  ]);
  expect(commands).toHaveLength(5);
});

it('files that arrive together are all published, and each is counted', async () => {
  const revision = async () =>
    (
      await app.database.query<{ revision: string }[]>(
        'SELECT media_revision AS revision FROM weddings',
      )
    ).reduce((sum, row) => sum + Number(row.revision), 0);
  const before = await revision();
  const sizes = Array.from({ length: 40 }, (_, index) => 20_000 + index);
  await Promise.all(
    sizes.map((size) => guest.single(jpegBytes(size)).expect(200)),
  );
  expect((await revision()) - before).toBe(sizes.length);
});
